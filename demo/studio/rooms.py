"""A corner of a room: boards, a plastered wall with a skirting board, and a rug. In centimetres, the wall behind."""
import random
import materials as m
import shapes as s

BOARD, LONG, GAP = 14.0, 190.0, 0.25


def corner(wall='#d9cdb8', below=None, boards='#9a6f46', dark='#6f4a2b', back=70.0, wide=560.0, deep=420.0, **_):
    """The floor's top is at 0 and runs towards the camera; `below` is the colour of a wainscot of 92 cm."""
    chance = random.Random(7)
    things = [s.box((wide, deep, 1.0), m.plain('#2a1a10', 0.9, 0.1), (0, back - deep / 2, -2.4), edge=0)]
    tones = [m.wood(boards, dark, 0.11, 0.46, 'x', 0.06), m.wood(_mixed(boards, dark, 0.2), dark, 0.11, 0.46, 'x', 0.06), m.wood(_mixed(boards, dark, 0.38), dark, 0.11, 0.46, 'x', 0.06)]
    y = back - BOARD / 2
    while y > back - deep:
        x = -wide / 2 - chance.random() * LONG
        while x < wide / 2:
            things.append(s.box((LONG - GAP, BOARD - GAP, 1.9), chance.choice(tones), (x + LONG / 2, y, -0.95), edge=0.12, segments=1))
            x += LONG
        y -= BOARD
    plaster = m.clay(wall, 0.9, 0.08, 0.05)
    things.append(s.box((wide, 4, 330), plaster, (0, back + 2, 163), edge=0))
    if below:
        painted = m.plain(below, 0.5, 0.35)
        things.append(s.box((wide, 1.2, 92), painted, (0, back - 0.6, 46), edge=0))
        things.append(s.box((wide, 3.4, 3.2), painted, (0, back - 1.7, 92.5), edge=0.9))
    skirting = m.plain(below or '#efe7d9', 0.5, 0.35)
    things.append(s.box((wide, 2.2, 13), skirting, (0, back - 1.8, 6.5), edge=0.5))
    return s.group(things, 'room')


def _mixed(one, other, share):
    pairs = [(int(one[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02x}' for a, b in pairs)


def rug(width=150.0, deep=95.0, color='#b9a78c', stripe='#6a2f2a', **_):
    """A flat-woven rug with two stripes near each end and a fringe."""
    chance = random.Random(3)
    weave = m.fabric(color, 3.0, 0.9, None, 0.5, 0.95)
    things = [s.box((width, deep, 0.7), weave, (0, 0, 0.35), edge=0.25)]
    for side in (-1, 1):
        for away, broad in ((9, 3.2), (15, 1.2)):
            things.append(s.box((broad, deep - 0.2, 0.72), m.fabric(stripe, 3.0, 0.9, None, 0.5, 0.95), (side * (width / 2 - away), 0, 0.36), edge=0.1))
        threads = []
        for i in range(int(deep / 1.1)):
            y = -deep / 2 + 0.6 + i * 1.1
            end = (side * (width / 2 + 3.4 + chance.random() * 1.4), y + chance.uniform(-0.7, 0.7), 0.1)
            threads.append(s.sweep([(side * (width / 2 - 0.2), y, 0.35), (side * (width / 2 + 1.8), y + chance.uniform(-0.3, 0.3), 0.3), end], s.circle(0.13, 6), weave, 'thread'))
        things += threads
    return s.group(things, 'rug')
