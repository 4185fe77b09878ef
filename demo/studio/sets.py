"""How each family is set up before the camera."""
import math
import bpy
from mathutils import Vector
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
        studio.frame(thing, eye, 0.74)
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


VIEWS = {'watch': watch}
