"""Renders a list of pictures in one Blender: blender -b -P session.py -- JOBS.json (see render-all.ts)."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import shots
import studio
from denoise import denoise, open_network


def outputs(folder):
    """The compositor writes colour, albedo and normal as one float file each."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    names = {'Image': 'color', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}
    for socket, name in names.items():
        sink = tree.nodes.new('CompositorNodeOutputFile')
        sink.base_path = folder
        sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
        sink.file_slots[0].path = name
        tree.links.new(source.outputs[socket], sink.inputs[0])


def pixels(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)


def median(image):
    """Each value the middle one of its three by three neighbours."""
    height, width, count = image.shape
    wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), mode='edge')
    near = lambda k: np.stack([wide[y:y + height, x:x + width, k] for y in range(3) for x in range(3)])
    return np.stack([np.median(near(k), axis=0) for k in range(count)], axis=2)


def clean(folder, network, glass=False):
    """What was rendered into `folder`, without its noise; through glass the denoiser's guides have noise of their own."""
    bpy.ops.render.render(write_still=False)
    color, *guides = (pixels(folder, name)[..., :3] for name in ('color', 'albedo', 'normal'))
    return denoise(network, color, *(map(median, guides) if glass else guides))


def enlarged(image, height, width):
    """Bilinear, for a ground that has no detail."""
    for axis, size in ((0, height), (1, width)):
        at = np.clip((np.arange(size) + 0.5) * image.shape[axis] / size - 0.5, 0, image.shape[axis] - 1)
        low = np.minimum(at.astype(int), image.shape[axis] - 2)
        part = (at - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1)).astype(np.float32)
        image = image.take(low, axis) * (1 - part) + image.take(low + 1, axis) * part
    return image


# The even ground around a piece is rendered at a third of the size; the piece and its surroundings fade into it.
GROUND, MARGIN, FADE = 0.33, 0.035, 0.02


def whole_picture(folder, network, glass):
    """The picture (height, width, 3): the piece at its full size, the ground around it coarser where there is some."""
    render = bpy.context.scene.render
    size = np.array([render.resolution_x, render.resolution_y])
    low, high = (np.clip(corner, 0, 1) for corner in studio.around_piece(MARGIN))
    if np.prod(high - low) > 0.7:
        return clean(folder, network, glass)
    render.resolution_percentage = round(GROUND * 100)
    picture = enlarged(clean(folder, network, glass), size[1], size[0])
    render.resolution_percentage, render.use_border, render.use_crop_to_border = 100, True, True
    render.border_min_x, render.border_min_y = low
    render.border_max_x, render.border_max_y = high
    piece = clean(folder, network, glass)
    height, width = piece.shape[:2]
    left, bottom = np.clip(np.round(low * size).astype(int), 0, size - (width, height))
    ramp = lambda count, at, whole: np.clip(np.minimum(np.where(at > 0, np.arange(count), whole), np.where(at + count < whole, np.arange(count)[::-1], whole)) / (FADE * size[0]), 0, 1)
    mask = (ramp(height, bottom, size[1])[:, None] * ramp(width, left, size[0])[None])[..., None].astype(np.float32)
    place = picture[bottom:bottom + height, left:left + width]
    place += mask * (piece - place)
    return picture


def save(picture, out):
    height, width = picture.shape[:2]
    color = np.ones((height, width, 4), np.float32)
    color[..., :3] = picture
    image = bpy.data.images.new('developed', width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(color.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    scene.render.image_settings.compression = 0
    image.save_render(out + '.part.png', scene=scene)
    os.replace(out + '.part.png', out)


def take(job, scratch, network):
    started, worked = time.time(), time.process_time()
    studio.empty_scene()
    entry = shots.SHOTS[job['name']]
    studio.render_settings(job['width'], job['height'], job['samples'], job.get('threads', 2), 0.02 if entry.get('glass') else job.get('threshold', 0.03))
    shots.set_up(entry)
    outputs(scratch)
    save(whole_picture(scratch, network, entry.get('glass', False)), job['out'])
    print(f"TAKEN {job['name']} {time.time() - started:.0f} s, {time.process_time() - worked:.0f} s of a processor", flush=True)


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        order = json.load(file)
    os.makedirs(order['scratch'], exist_ok=True)
    network = open_network(order['weights'], order['python'])
    for job in order['jobs']:
        try:
            take(job, order['scratch'], network)
        except Exception as error:  # One broken picture must not stop the night's work.
            import traceback
            traceback.print_exc()
            print(f"FAILED {job['name']} {error}", flush=True)


main()
