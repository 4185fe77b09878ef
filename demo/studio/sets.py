"""How each family is set up before the camera."""
import math
import bpy
from mathutils import Vector
import eyewear as glasses
import shapes as s
import studio
import watches


def watch(entry):
    view, spec = entry['view'], entry['spec']
    if view == 'hero':
        thing = watches.build(pose='worn', **spec)
        thing.rotation_euler = (math.radians(58), 0, math.radians(-17))
        s.ground(thing)
        low, high = s.bounds(thing)
        middle = (low + high) / 2
        studio.backdrop(6, entry['tone'])
        studio.light(6, (0, 0, middle.z))
        eye = studio.camera(middle, 44, 0, 20)
        studio.frame(thing, eye, 0.84)
        studio.PIECE.append(thing)
        return
    R, h = spec['width'] / 2, spec['height']
    if view == 'detail':
        thing = watches.build(pose='flat', **spec)
        thing.rotation_euler = (0, 0, math.radians(-14))
        s.ground(thing)
        bpy.context.view_layer.update()
        look = thing.matrix_world @ Vector((entry['at'][0] * R, entry['at'][1] * R, h * 0.25))
        studio.backdrop(6, entry['tone'])
        studio.light(6, look)
        studio.camera(look, 13 * R / 1.95, 8, 48, 100, fstop=1.2, focus=look)
        return
    if view == 'back':
        thing = watches.build(pose='flat', back=True, **spec)
        thing.rotation_euler = (0, math.pi, math.radians(18))
        s.ground(thing)
        bpy.context.view_layer.update()
        look = thing.matrix_world @ Vector((0, 0, -h * 0.58))
        studio.backdrop(6, entry['tone'])
        studio.light(6, look)
        studio.camera(look, 24 * R / 1.95, 4, 66, 100)
        return
    raise ValueError(view)


def gleams(thing, p, times):
    """Each lens mirrors a soft light."""
    turn = thing.matrix_world.to_3x3()
    x = glasses.centre(p)
    for side in (-1, 1):
        normal = (turn @ Vector((side * 2 * p['wrap'] * x, -1, 0))).normalized()
        studio.gleam(thing.matrix_world @ Vector((side * x, glasses.wrapped(x, p), 0)), normal, p['gleam'] * times)


def eyewear(entry):
    view, spec = entry['view'], entry['spec']
    p = {**glasses.DEFAULTS, **spec}
    thing = glasses.build(**spec)
    glasses.rest(thing)
    studio.backdrop(13, entry['tone'])
    half = (p['lens'][0] + p['bridge']) / 2
    if view in ('hero', 'side', 'sun'):
        thing.rotation_euler[2] = math.radians({'hero': -24, 'side': -78, 'sun': -24}[view])
        bpy.context.view_layer.update()
        low, high = s.bounds(thing)
        middle = (low + high) / 2
        studio.light(13, (middle.x, middle.y, 2), 'sun' if view == 'sun' else 'day')
        eye = studio.camera(middle, 75, 0, {'hero': 20, 'side': 12, 'sun': 38}[view], 85)
        studio.frame(thing, eye, 0.9 if view != 'sun' else 0.8)
        if view != 'side':
            gleams(thing, p, 1.2 if view == 'sun' else 1.0)
        if view != 'sun':
            studio.PIECE.append(thing)
        return
    thing.rotation_euler[2] = math.radians(-20 if view == 'detail' and entry['at'] == 'bridge' else -38)
    bpy.context.view_layer.update()
    spot = {'bridge': (0.2, 0.2, p['lens'][1] * 0.22), 'hinge': (half + p['lens'][0] / 2, 0.6, glasses.hinge_height(p)), 'corner': (half + p['lens'][0] * 0.36, 0.3, p['lens'][1] * 0.36)}[entry['at']]
    look = thing.matrix_world @ Vector(spot)
    studio.light(13, look)
    studio.camera(look, 24, 6, 16, 100, fstop=1.6, focus=look)
    gleams(thing, p, 0.8)


def build_part(part):
    """One thing of a still: ('module.function', arguments, place, turn in degrees)."""
    import importlib
    name, args, at, turn = (list(part) + [{}, (0, 0, 0), (0, 0, 0)][len(part) - 1:])[:4]
    module, function = name.split('.')
    thing = getattr(importlib.import_module(module), function)(**args)
    if isinstance(thing, list):
        thing = s.group(thing)
    outer = s.group([thing], name)
    outer.rotation_euler = [math.radians(a) for a in turn]
    bpy.context.view_layer.update()
    low, _ = s.bounds(outer)
    outer.location = (at[0], at[1], at[2] - low.z)
    bpy.context.view_layer.update()
    return outer


def still(entry):
    """Any arrangement: `parts` on the stage, the camera framing the first `framed` of them or looking at `look`."""
    size = entry['scale']
    parts = [build_part(part) for part in entry['parts']]
    framed = s.group(parts[:entry.get('framed', 1)], 'framed')
    low, high = s.bounds(framed)
    middle = (low + high) / 2
    if not entry.get('bare'):
        studio.backdrop(size, entry.get('tone', 'paper'), depth=entry.get('depth', 2.2))
    target = Vector(entry['look']) if 'look' in entry else middle
    studio.light(entry.get('light_scale', size), (middle.x, middle.y, middle.z * 0.8), entry.get('mood', 'day'), entry.get('side', -1), entry.get('bare', False))
    if entry.get('window'):
        studio.window_pattern(size, middle, side=entry.get('side', -1), away=entry.get('window_away', 6), indoors=entry.get('bare', False))
    distance = entry.get('near', size * 6.5)
    eye = studio.camera(target, distance, entry.get('azimuth', 0), entry.get('elevation', 18), entry.get('lens', 85), fstop=entry.get('fstop'), focus=target)
    if 'look' not in entry:
        studio.frame(framed, eye, entry.get('fill', 0.78))
    dx, dy = entry.get('shift', (0, 0))
    eye.data.shift_x += dx
    eye.data.shift_y += dy
    if 'look' not in entry and entry.get('mood', 'day') in ('day', 'soft') and not entry.get('window'):
        studio.PIECE.extend(parts)


VIEWS = {'watch': watch, 'eyewear': eyewear, 'home': still, 'fashion': still, 'footwear': still, 'scene': still}
