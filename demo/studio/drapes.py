"""Cloth that hangs (centimetres): a scarf or a shawl over a brass rail."""
import math
import random
from mathutils import Vector
import materials as m
import shapes as s
from fashion import print_material, unwrap


def rail(long=54, height=60, radius=0.8):
    brass, things = m.metal('brass', 0.2), []
    things.append(s.sweep([(-long / 2, 0, height), (long / 2, 0, height)], s.circle(radius, 24), brass, 'rail'))
    for side in (-1, 1):
        x = side * (long / 2 - 3)
        things.append(s.sweep([(x, 0, 0.6), (x, 0, height)], s.circle(0.55, 20), brass, 'post'))
        things.append(s.lathe(s.rounded([(0, 0), (6.5, 0), (6.5, 0.7), (1.2, 1.4), (0, 1.4)], 0.2), brass, 'foot', 64, at=(x, 0, 0)))
        things.append(s.lathe(s.rounded([(0, -1.2), (1.25, -1.2), (1.25, 1.2), (0, 1.2)], 0.4), brass, 'end', 32, at=(x, 0, height)))
    return things


def draped(palette=None, color='#c7ae8a', wide=40, front=47, back=38, folds=5.0, fringe=0.0, seed=2, height=60, **_):
    """
    A cloth over the rail: it gathers at the rail and falls in folds that open towards its hem. One with a print is folded
    once along its middle, so that its flowers stay round.
    """
    if palette:
        folds, slack, sway = 3.2, 2.6, 0.1
    else:
        slack, sway = 3.3, 0.42
    cloth = print_material(*palette, reach=45) if palette else m.fabric(color, 7, 0.35, sheen=0.7)
    rnd, radius = random.Random(seed), 1.05
    swing = [rnd.uniform(0, math.tau) for _ in range(6)]
    whole = front + back

    def phase(u):
        return math.tau * folds * (u + 0.045 * math.sin(math.tau * u * 1.3 + swing[0]) + 0.02 * math.sin(math.tau * u * 3.1 + swing[1]))

    def at(u, v):
        along = v * whole - back
        # Down the back, over the rail, down the front; `fall` is how far below the rail.
        bend = math.pi * radius / 2
        if abs(along) < bend:
            a = along / radius
            y, z, fall = -radius * math.sin(a), height + radius * math.cos(a), 0.0
        else:
            fall = abs(along) - bend
            y, z = (-radius if along > 0 else radius), height - fall
        loose = 1 - math.exp(-fall / 13)
        f = phase(u) + 0.35 * math.sin(fall * 0.05 + swing[2])
        deep = (0.35 + slack * loose) * (0.75 + 0.25 * math.sin(math.tau * u * 0.9 + swing[3]))
        fold = math.sin(f) + 0.22 * math.sin(2 * f + swing[4])
        side = 1 if along > 0 else -1
        spread = wide * (0.84 + 0.16 * loose)
        x = (u - 0.5) * spread + deep * sway * math.sin(2 * f) * loose
        hem = 0.5 * math.sin(math.tau * u * 1.1 + swing[5]) * fall / front
        top = 0.22 * (1 + fold) * (1 - loose)
        return (x, y - side * (deep * 0.5 * (1 + fold) + 0.1) * (0.2 + 0.8 * loose), z + top + hem)

    nu, nv = 260, 200
    sheet = s.grid(nu, nv, at, cloth, 'cloth')
    unwrap(sheet, nu, nv, 0.5 if palette else 1.0)
    sheet.data.use_auto_smooth = False
    things = [sheet]
    edge = m.plain(palette[0] if palette else color, 0.7)
    border = [at(u / 200, 1) for u in range(201)]
    if fringe:
        yarn, threads = m.fabric(color, 20, 0.5), []
        for i in range(150):
            x, y, z = at((i + 0.5) / 150, 1)
            lean, drop = rnd.uniform(-0.25, 0.25), fringe * rnd.uniform(0.9, 1.05)
            threads.append(s.sweep([(x, y, z + 0.2), (x + lean * 0.4, y, z - drop * 0.5), (x + lean, y + rnd.uniform(-0.2, 0.2), z - drop)], s.circle(0.09, 5), yarn, 'fringe'))
        things += threads
    else:
        things.append(s.sweep(border, s.circle(0.16, 8), edge, 'hem'))
    for u in (0, 1):
        things.append(s.sweep([at(u, v / 160) for v in range(161)], s.circle(0.13, 6), edge, 'side hem'))
    return s.group([*things, *rail(height=height)], 'draped')
