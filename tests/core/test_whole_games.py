"""Whole games by random legal actions, by all presets of the rules."""

from hypothesis import settings

from tests.core.game_machine import GameMachine

TestWholeGames = GameMachine.TestCase
TestWholeGames.settings = settings(max_examples=20, stateful_step_count=40)
