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
from denoise import denoise, read_weights


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
        if socket not in source.outputs:
            return False
        sink = tree.nodes.new('CompositorNodeOutputFile')
        sink.base_path = folder
        sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
        sink.file_slots[0].path = name
        tree.links.new(source.outputs[socket], sink.inputs[0])
    return True


def pixels(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)


def develop(folder, out, weights):
    color = pixels(folder, 'color')
    color[..., :3] = denoise(weights, color[..., :3], pixels(folder, 'albedo')[..., :3], pixels(folder, 'normal')[..., :3])
    color[..., 3] = 1
    height, width = color.shape[:2]
    image = bpy.data.images.new('developed', width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(color.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    scene.render.image_settings.compression = 0
    image.save_render(out, scene=scene)


def take(job, scratch, weights):
    started, worked = time.time(), time.process_time()
    studio.empty_scene()
    shot = shots.find(job['name'])
    studio.render_settings(job['width'], job['height'], job['samples'], job.get('threads', 2), job.get('threshold', 0.03))
    shots.set_up(shot)
    built, built_work = time.time(), time.process_time()
    scene = bpy.context.scene
    if outputs(scratch):
        bpy.ops.render.render(write_still=False)
        rendered, rendered_work = time.time(), time.process_time()
        develop(scratch, job['out'] + '.part.png', weights)
        os.replace(job['out'] + '.part.png', job['out'])
    else:
        rendered, rendered_work = time.time(), time.process_time()
        scene.use_nodes = False
        scene.render.filepath = job['out']
        bpy.ops.render.render(write_still=True)
    done, done_work = time.time(), time.process_time()
    clock = f'build {built - started:.1f} s, render {rendered - built:.1f} s, develop {done - rendered:.1f} s'
    work = f'{built_work - worked:.1f} + {rendered_work - built_work:.1f} + {done_work - rendered_work:.1f} s of a processor'
    print(f"TAKEN {job['name']} {clock}, {work}", flush=True)


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        order = json.load(file)
    os.makedirs(order['scratch'], exist_ok=True)
    weights = read_weights(order['weights'])
    for job in order['jobs']:
        try:
            take(job, order['scratch'], weights)
        except Exception as error:  # One broken picture must not stop the night's work.
            import traceback
            traceback.print_exc()
            print(f"FAILED {job['name']} {error}", flush=True)


main()
