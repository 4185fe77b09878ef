"""Cloth as it is sold (centimetres): folded flat, in a shallow open box lined with tissue."""
import math
import random
from mathutils import Vector, noise
import materials as m
import shapes as s

BOARD, GAP = 0.35, 1.3


def rough(x, y, z, scale, octaves=2):
    """Smooth chance between -1 and 1."""
    at = Vector((x * scale, y * scale, z))
    return sum(noise.noise(at * 2 ** k) * 0.5 ** k for k in range(octaves))


def rounding(distance, radius):
    """How thick a fold is so far from its edge, as a part of its thickness."""
    t = max(0.0, min(1.0, distance / radius))
    return math.sqrt(1 - (1 - t) ** 2)


class Stack:
    """Layers of one cloth: `z(k, x, y)` is the upper face of the k-th, softly uneven, fuller along its folds."""

    def __init__(self, wide, deep, layers, thick, seed, uneven=0.1):
        self.wide, self.deep, self.layers, self.thick, self.seed, self.uneven = wide, deep, layers, thick, seed, uneven

    def edge(self, k, axis, at):
        return (self.wide, self.deep)[axis] / 2 - 0.16 + 0.2 * rough(at, k * 7.3, self.seed + axis * 5, 0.16) - 0.1 * (k % 2)

    def z(self, k, x, y):
        if k == 0:
            return 0.0
        away = min(self.wide / 2 - abs(x), self.deep / 2 - abs(y))
        full = 0.22 * self.thick * math.exp(-max(0.0, away) / 1.6)
        return self.thick * k + (self.uneven * rough(x, y, self.seed + k * 0.23, 0.11, 3) + full) * min(1.0, k / 2)

    def place(self, k, a, b, upper):
        """A point of the k-th layer, a and b from -1 to 1 across it."""
        x = a * self.edge(k, 0, b * self.deep / 2)
        y = b * self.edge(k, 1, a * self.wide / 2)
        low, high = self.z(k, x, y), self.z(k + 1, x, y)
        radius = self.thick * 0.62
        half = (high - low) / 2 * rounding((1 - abs(a)) * self.wide / 2, radius) * rounding((1 - abs(b)) * self.deep / 2, radius)
        return Vector((x, y, (low + high) / 2 + (half if upper else -half)))

    def layer(self, k, cloth):
        """Both faces of a layer; the stations crowd where it turns round its edges."""
        n = 96
        along = [math.copysign(1 - (1 - abs(t)) ** 2.2, t) for t in (-1 + 2 * i / (n - 1) for i in range(n))]
        sides = [s.grid(n, n, lambda u, v, upper=upper: self.place(k, along[round(u * (n - 1))], along[round(v * (n - 1))], upper), cloth, 'layer') for upper in (True, False)]
        for side in sides:
            side.data.use_auto_smooth = False
        return sides


def tray(wide, deep, high, color):
    board = m.paper(color, 0.75)
    rectangle = lambda w, d: [(x * w / 2, y * d / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    floor = s.box((wide - BOARD, deep - BOARD, BOARD), board, (0, 0, BOARD / 2 + 0.02), edge=0.04)
    return [floor, s.plate(rectangle(wide, deep), [rectangle(wide - 2 * BOARD, deep - 2 * BOARD)], 0, high, board, 0.06, 'walls')]


def tissue(wide, deep, seed):
    """A sheet laid flat in the box, a little crumpled at its edge."""
    def at(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * deep
        edge = max(abs(u - 0.5), abs(v - 0.5)) * 2
        return (x, y, 0.1 + 0.5 * max(0.0, edge - 0.9) + 0.12 * abs(rough(x, y, seed, 0.3)))

    sheet = s.grid(120, 120, at, m.plain('#f7f4ee', 0.8, 0.2), 'tissue')
    sheet.data.use_auto_smooth = False
    return sheet


def tassels(at, stack, yarn, seed, count=58):
    """A fringe: strands twisted in twos, each pair ending in a knot with a loose tip."""
    chance, things = random.Random(seed), []
    for i in range(count):
        start = at((i + 0.5) / count, 0.0)
        lean, long = chance.uniform(-0.2, 0.2) + 0.35 * rough(i, 0, seed, 0.17), chance.uniform(2.9, 3.3)
        path = [start + Vector((0, 0.12, -0.05))]
        for k in range(1, 7):
            x, y = start.x + lean * (k / 6) ** 1.5 + 0.05 * rough(k, i, seed, 0.9), start.y - long * k / 6
            path.append(Vector((x, y, max(stack.z(stack.layers, x, y) + 0.12, start.z - 0.2 * k))))
        line = s.resample(s.smooth_line(path, 6), 44)
        turn = chance.uniform(0, math.tau)
        for half in (0, math.pi):
            wound = [p + Vector((math.cos(turn + half + k * 0.62), 0, math.sin(turn + half + k * 0.62))) * 0.062 for k, p in enumerate(line[:38])]
            things.append(s.sweep(wound, s.circle(0.07, 6), yarn, 'twist'))
        things.append(s.lathe([(0, 0.13), (0.1, 0.09), (0.14, 0), (0.1, -0.09), (0, -0.13)], yarn, 'knot', 10, at=tuple(line[38])))
        for _ in range(5):
            tip = line[-1] + Vector((chance.uniform(-0.13, 0.13), chance.uniform(-0.08, 0.08), chance.uniform(-0.05, 0.06)))
            things.append(s.sweep([line[38], line[41].lerp(tip, 0.5), tip], s.circle(0.02, 5), yarn, 'tip'))
    return things


def boxed(color='#c7ae8a', lines=(), ink='#e6dac3', wide=22.0, deep=25.0, layers=5, thick=0.5, seed=2, box='#e9e1d2', **_):
    """
    Wool folded into a stack in its box, the uppermost fold ending in its fringe; `lines` (from, to in y) are woven across
    it in the colour `ink`.
    """
    cloth = m.wool(color, 8.0, tuple(map(tuple, lines)), ink)
    stack, things = Stack(wide, deep, layers, thick, seed, 0.34), []
    for k in range(layers):
        things += stack.layer(k, cloth)
    n = 150
    left, right, front, back = -wide / 2 + 0.4, wide / 2 - 0.4, -deep / 2 + 6.5, deep / 2 - 0.3

    def at(u, v):
        x, y = left + (right - left) * u, front + (back - front) * v
        x += 0.12 * rough(y, 3, seed, 0.22) * u
        y += 0.3 * rough(x, 8, seed, 0.16) * (1 - v)
        ripple = rough((x + y) * 0.5, (x - y) * 1.3, seed + 3, 0.12, 2)
        inside = min(1.0, u * 4, (1 - v) * 4, 0.35 + v * 3, 0.35 + (1 - u) * 3)
        fold = rounding((u + 0.004) * (right - left), 0.8) * rounding((1 - v + 0.004) * (back - front), 0.8) * rounding((1 - u + 0.004) * (right - left), 0.8)
        return Vector((x, y, stack.z(layers, x, y) - thick * 0.35 * (1 - fold) + 0.07 + (0.2 + 0.2 * ripple) * inside))

    sheet = s.grid(n, n, at, cloth, 'fold')
    sheet.data.use_auto_smooth = False
    s.thicken(sheet, 0.12, -1)
    inner = s.group([*things, sheet, *tassels(at, stack, m.wool(color, 30), seed)], 'cloth')
    inner.location.z = BOARD + 0.15
    full_wide, full_deep, high = wide + 2 * GAP, deep + 2 * GAP, layers * thick * 0.75
    around = tray(full_wide, full_deep, high, box) + [s.place(tissue(full_wide - 2 * BOARD - 0.1, full_deep - 2 * BOARD - 0.1, seed), (0, 0, BOARD))]
    return s.group([inner, *around], 'boxed')
