"""Runs xsheet on many designs with Ray."""

__version__ = "0.1.0"
