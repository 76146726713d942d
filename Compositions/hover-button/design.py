#!/usr/bin/env python3
"""Writes `hover-button.lottie`, a button with a state machine: it lifts while the pointer is over it.

    python3 design.py        writes hover-button.lottie beside this file

The button rests in frames 0 to 20, and floats in frames 30 to 90. The machine blends between both, so that a pointer
that leaves early turns the movement back.
"""

import json
import pathlib
import zipfile

BLUE, SHADOW = [0, 0.478, 1, 1], [0.08, 0.1, 0.2, 1]
EASE = {"o": {"x": [0.42], "y": [0]}, "i": {"x": [0.58], "y": [1]}}


def still(value):
    return {"a": 0, "k": value}


def moving(keys):
    return {"a": 1, "k": [{"t": time, "s": value, **EASE} for time, value in keys[:-1]] + [
        {"t": keys[-1][0], "s": keys[-1][1]}]}


def layer(index, name, color, position, scale=still([100, 100, 100]), opacity=still(100)):
    transform = {"o": opacity, "r": still(0), "p": position, "a": still([0, 0, 0]), "s": scale}
    shapes = [{"ty": "rc", "nm": "Plate", "p": still([0, 0]), "s": still([120, 44]), "r": still(12)},
              {"ty": "fl", "nm": "Fill", "c": still(color), "o": still(100), "r": 1}]
    return {"ty": 4, "ind": index, "nm": name, "ip": 0, "op": 100, "st": 0, "sr": 1, "bm": 0, "ks": transform,
            "shapes": shapes}


def design():
    heights = [(0, [90, 60, 0]), (20, [90, 60, 0]), (30, [90, 50, 0]), (60, [90, 46, 0]), (90, [90, 50, 0])]
    sizes = [(0, [100, 100, 100]), (20, [100, 100, 100]), (30, [106, 106, 100])]
    depths = [(0, [0]), (20, [0]), (30, [18]), (60, [12]), (90, [18])]
    return {
        "v": "5.9.0", "fr": 60, "ip": 0, "op": 100, "w": 180, "h": 120, "nm": "Hover Button", "ddd": 0, "assets": [],
        "markers": [{"cm": "rest", "tm": 0, "dr": 20}, {"cm": "lifted", "tm": 30, "dr": 60}],
        "layers": [layer(1, "Button", BLUE, moving(heights), moving(sizes)),
                   layer(2, "Shadow", SHADOW, still([90, 68, 0]), opacity=moving(depths))],
    }


def state(name, segment, loops, to, value):
    guard = {"type": "Boolean", "inputName": "isOver", "conditionType": "Equal", "compareTo": value}
    return {"type": "PlaybackState", "name": name, "animation": "", "segment": segment, "autoplay": True, "loop": loops,
            "transitions": [{"type": "Tweened", "toState": to, "duration": 0.3, "easing": [0.42, 0, 0.58, 1],
                             "guards": [guard]}]}


def interaction(kind, value):
    return {"type": kind, "layerName": "Button",
            "actions": [{"type": "SetBoolean", "inputName": "isOver", "value": value}]}


def machine():
    return {
        "initial": "resting",
        "inputs": [{"type": "Boolean", "name": "isOver", "value": False}],
        "states": [state("resting", "rest", False, "lifted", True), state("lifted", "lifted", True, "resting", False)],
        "interactions": [interaction("PointerEnter", True), interaction("PointerExit", False)],
    }


def main():
    manifest = {"version": "2", "generator": "design.py", "animations": [{"id": "button"}],
                "stateMachines": [{"id": "hover"}]}
    path = pathlib.Path(__file__).with_name("hover-button.lottie")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, value in [("manifest.json", manifest), ("a/button.json", design()), ("s/hover.json", machine())]:
            # A date of its own keeps the bytes of the archive equal.
            archive.writestr(zipfile.ZipInfo(name), json.dumps(value, indent=1) + "\n", zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main()
