"""The window: what a person sees and does.  It computes no rules."""
