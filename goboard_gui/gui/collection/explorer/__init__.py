"""The panel of a collection: what is asked of the position, and how games went on from it."""
