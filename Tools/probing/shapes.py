"""Random shapes: paths, paints, modifiers, groups."""

from __future__ import annotations

from probing.dice import Json
from probing.values import Values

BLEND_MODES = range(1, 18)


class Shapes:
    """Makes the items of shape layers."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.dice = values.dice

    def geometry(self) -> Json:
        dice, values = self.dice, self.values
        kind = dice.pick(["rc", "el", "sr", "sh", "sh"])
        if kind == "sh":
            return {"ty": "sh", "ks": values.path_property()}
        item: Json = {"ty": kind, "p": values.position(15, 0)}
        if dice.chance(0.5):
            item["d"] = dice.pick([1, 3])
        if kind == "sr":
            item |= {
                "sy": dice.pick([1, 2]),
                "pt": values.number(3, 8, 0.15),
                "r": values.rotation(),
                "or": values.number(10, 35),
                "os": values.number(-80, 120) if dice.rare(0.3) else values.constant(0),
            }
            if item["sy"] == 1:
                item["ir"] = values.number(4, 25)
                item["is"] = values.number(-80, 120) if dice.rare(0.3) else values.constant(0)
            return item
        item["s"] = values.point(10, 70)
        if kind == "rc":
            item["r"] = values.number(0, 30) if dice.chance(0.5) else values.constant(0)
        return item

    def gradient(self) -> Json:
        dice, values = self.dice, self.values
        count, has_alpha = dice.whole(2, 4), dice.chance(0.3)

        def stops() -> list[float]:
            offsets = sorted(dice.random.random() for _ in range(count))
            numbers = [n for offset in offsets for n in (round(offset, 3), *dice.color()[:3])]
            if has_alpha:
                numbers += [0, dice.number(0, 1), 1, dice.number(0, 1)]
            return numbers

        result: Json = {
            "s": values.point(-30, 0, 0.2),
            "e": values.point(5, 35, 0.2),
            "t": dice.pick([1, 2]),
            "g": {"p": count, "k": values.property(stops, 0.3)},
        }
        if result["t"] == 2 and dice.rare(0.5):
            result |= {"h": values.number(-90, 90, 0.2), "a": values.number(-180, 180, 0.2)}
        return result

    def paint(self) -> Json:
        dice, values = self.dice, self.values
        kind = dice.pick(["fl", "fl", "st", "gf", "gs"])
        item: Json = {"ty": kind, "o": values.opacity()}
        if kind in ("fl", "st"):
            item["c"] = values.property(dice.color, 0.25)
        else:
            item |= self.gradient()
        if kind in ("fl", "gf"):
            item["r"] = dice.pick([1, 1, 2])
        else:
            item |= {"w": values.number(1, 12), "lc": dice.whole(1, 3), "lj": dice.whole(1, 3)}
            if item["lj"] == 1:
                item["ml"] = dice.number(1, 10)
            if dice.chance(0.25):
                item["d"] = self.dashes()
        if dice.rare(0.05):
            item["bm"] = dice.pick(BLEND_MODES)
        return item

    def dashes(self) -> list[Json]:
        values = self.values
        names = self.dice.pick(["d", "dg", "dgdg"])
        parts = [{"n": name, "nm": name, "v": values.number(2, 15, 0.15)} for name in names]
        if self.dice.chance(0.5):
            parts.append({"n": "o", "nm": "offset", "v": values.number(-40, 40)})
        return parts

    def modifier(self) -> Json:
        dice, values = self.dice, self.values
        kind = dice.pick(["tm", "tm", "rd", "rp"])
        if dice.rare(0.6):
            kind = dice.pick(["mm", "pb", "tw", "zz", "op"])
            if dice.chance(0.05):
                kind = "wi"  # Wiggle paths, which are reported and not drawn.
        item: Json = {"ty": kind}
        if kind == "tm":
            item |= {"s": values.number(0, 50), "e": values.number(30, 100)}
            turn = 900 if dice.rare(0.2) else 180
            item |= {"o": values.number(-turn, turn), "m": dice.pick([1, 1, 2])}
        elif kind == "rd":
            item["r"] = values.number(0, 25)
        elif kind == "rp":
            item["c"] = values.number(0, 5, 0.15) if dice.rare(0.3) else values.constant(3)
            item["o"] = values.number(-2, 2, 0.2) if dice.rare(0.5) else values.constant(0)
            item["m"] = dice.pick([1, 2])
            item["tr"] = {
                "p": values.point(-20, 20),
                "a": values.point(-10, 10, 0.1),
                "s": values.property(lambda: dice.vector(70, 120), 0.2),
                "r": values.number(-60, 60),
                "so": values.number(40, 100, 0.2),
                "eo": values.number(20, 100, 0.2),
            }
        elif kind == "mm":
            item["mm"] = dice.whole(1, 5)
        elif kind == "pb":
            item["a"] = values.number(-80, 80)
        elif kind == "tw":
            item |= {"a": values.number(-180, 180), "c": values.point(-10, 10, 0.2)}
        elif kind == "zz":
            item |= {"r": values.number(0, 6, 0.2), "s": values.number(-10, 10)}
            item["pt"] = values.constant(dice.pick([1, 2]))
        elif kind == "wi":
            item |= {"s": values.constant(10), "r": values.constant(5), "fr": values.constant(2)}
        elif kind == "op":
            item |= {"a": values.number(-8, 8), "lj": dice.whole(1, 3)}
            item["ml"] = values.constant(dice.number(1, 10))
        return item

    def items(self, depth: int) -> list[Json]:
        """Items of a group: paths or groups, modifiers, paints, in an order that draws."""
        dice = self.dice
        items: list[Json] = []
        for _ in range(dice.pick([1, 1, 2, 3][: dice.size + 2])):
            items.append(
                self.group(depth - 1) if depth > 0 and dice.chance(0.4) else self.geometry()
            )
        items += dice.some(self.modifier, 0, 1) if dice.chance(0.5) else []
        items += dice.some(self.paint, 1, 1 + (dice.size > 0))
        if dice.rare(0.15):
            items.insert(dice.whole(0, len(items)), self.modifier())
        if dice.rare(0.1):
            dice.pick(items)["hd"] = True
        return items

    def group(self, depth: int) -> Json:
        transform: Json = {"ty": "tr", **self.values.transform(15, 0)}
        group: Json = {"ty": "gr", "it": [*self.items(depth), transform]}
        if self.dice.rare(0.1):
            group["bm"] = self.dice.pick(BLEND_MODES)
        return group

    def layer_items(self) -> list[Json]:
        dice = self.dice
        groups = dice.some(lambda: self.group(dice.whole(0, dice.size)), 1, 1 + dice.size // 2)
        return [*groups, *self.items(1)] if dice.chance(0.1 * dice.size) else groups
