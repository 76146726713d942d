#!/usr/bin/env python3
"""Writes `toggle.lottie`, a switch with a state machine: a click on it turns it on and off.

    python3 design.py        writes toggle.lottie beside this file

The knob moves to the right in frames 0 to 20, and back in frames 30 to 50; the track changes its color.
"""

import json
import pathlib
import zipfile

GREEN, GRAY, WHITE = [0.204, 0.78, 0.349, 1], [0.898, 0.898, 0.918, 1], [1, 1, 1, 1]
EASE = {"o": {"x": [0.42], "y": [0]}, "i": {"x": [0.58], "y": [1]}}


def still(value):
    return {"a": 0, "k": value}


def there_and_back(off, on):
    keys = [(0, off), (20, on), (30, on), (50, off)]
    return {"a": 1, "k": [{"t": time, "s": value, **EASE} for time, value in keys[:-1]] + [
        {"t": keys[-1][0], "s": keys[-1][1]}]}


def layer(index, name, shapes, position=still([60, 40, 0])):
    transform = {"o": still(100), "r": still(0), "p": position, "a": still([0, 0, 0]), "s": still([100, 100, 100])}
    return {"ty": 4, "ind": index, "nm": name, "ip": 0, "op": 60, "st": 0, "sr": 1, "bm": 0, "ks": transform,
            "shapes": shapes}


def fill(color):
    return {"ty": "fl", "nm": "Fill", "c": color, "o": still(100), "r": 1}


def design():
    knob = [{"ty": "el", "nm": "Circle", "p": still([0, 0]), "s": still([36, 36])}, fill(still(WHITE))]
    track = [{"ty": "rc", "nm": "Capsule", "p": still([0, 0]), "s": still([80, 44]), "r": still(22)},
             fill(there_and_back(GRAY, GREEN))]
    return {
        "v": "5.9.0", "fr": 60, "ip": 0, "op": 60, "w": 120, "h": 80, "nm": "Toggle", "ddd": 0, "assets": [],
        "markers": [{"cm": "turn on", "tm": 0, "dr": 20}, {"cm": "turn off", "tm": 30, "dr": 20}],
        "layers": [layer(1, "Knob", knob, there_and_back([42, 40, 0], [78, 40, 0])), layer(2, "Track", track)],
    }


def state(name, segment, plays, to, value):
    guard = {"type": "Boolean", "inputName": "isOn", "conditionType": "Equal", "compareTo": value}
    return {"type": "PlaybackState", "name": name, "animation": "toggle", "segment": segment, "autoplay": plays,
            "transitions": [{"type": "Transition", "toState": to, "guards": [guard]}]}


def machine():
    return {
        "initial": "rest",
        "inputs": [{"type": "Boolean", "name": "isOn", "value": False}],
        "states": [state("rest", "turn on", False, "on", True), state("on", "turn on", True, "off", False),
                   state("off", "turn off", True, "on", True)],
        "interactions": [{"type": "Click", "layerName": "Track", "actions": [{"type": "Toggle", "inputName": "isOn"}]}],
    }


def write(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, value in files:
            # A date of its own keeps the bytes of the archive equal.
            archive.writestr(zipfile.ZipInfo(name), json.dumps(value, indent=1) + "\n", zipfile.ZIP_DEFLATED)


def main():
    manifest = {"version": "2", "generator": "design.py", "animations": [{"id": "toggle"}],
                "stateMachines": [{"id": "switch"}], "initial": {"animation": "toggle", "stateMachine": "switch"}}
    write(pathlib.Path(__file__).with_name("toggle.lottie"),
          [("manifest.json", manifest), ("a/toggle.json", design()), ("s/switch.json", machine())])


if __name__ == "__main__":
    main()
