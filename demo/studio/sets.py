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


def eyewear(entry):
    view, spec = entry['view'], entry['spec']
    p = {**glasses.DEFAULTS, **spec}
    thing = glasses.build(**spec)
    glasses.rest(thing, spec)
    studio.backdrop(13, entry['tone'])
    half = (p['lens'][0] + p['bridge']) / 2
    if view in ('hero', 'side', 'sun'):
        thing.rotation_euler[2] = math.radians({'hero': -24, 'side': -78, 'sun': -24}[view])
        bpy.context.view_layer.update()
        low, high = s.bounds(thing)
        middle = (low + high) / 2
        studio.light(13, (middle.x, middle.y, 2), 'sun' if view == 'sun' else 'day')
        eye = studio.camera(middle, 75, 0, {'hero': 20, 'side': 12, 'sun': 38}[view], 85)
        studio.frame(thing, eye, 0.84 if view != 'sun' else 0.72)
        return
    thing.rotation_euler[2] = math.radians(-20 if view == 'detail' and entry['at'] == 'bridge' else -38)
    bpy.context.view_layer.update()
    spot = {'bridge': (0.2, 0.2, p['lens'][1] * 0.22), 'hinge': (half + p['lens'][0] / 2, 0.6, glasses.hinge_height(p)), 'corner': (half + p['lens'][0] * 0.36, 0.3, p['lens'][1] * 0.36)}[entry['at']]
    look = thing.matrix_world @ Vector(spot)
    studio.light(13, look)
    studio.camera(look, 24, 6, 16, 100, fstop=1.6, focus=look)


VIEWS = {'watch': watch, 'eyewear': eyewear}
