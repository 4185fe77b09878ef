"""Smooths what is left of the noise: non-local means guided by surface colour and normal.
Blender from Debian has no denoiser; this one needs numpy alone."""
import numpy as np


def _box(image, radius):
    """Mean over a square of 2·radius+1, edges repeated."""
    size = 2 * radius + 1
    for axis in (0, 1):
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(image, pad, mode='edge'), axis=axis, dtype=np.float32)
        take = lambda a, b: np.take(total, np.arange(a, b), axis=axis)
        count = image.shape[axis]
        image = (take(size, size + count) - take(0, count)) / size
    return image


def denoise(color, albedo, normal, reach=5, patch=2, strength=0.9):
    """Linear colour (h, w, 3) smoothed where albedo and normal agree and patches look alike."""
    color = color.astype(np.float32)
    albedo = np.clip(albedo.astype(np.float32), 0, 4)
    normal = normal.astype(np.float32)
    # Work on light without the surface's own colour, in a range where bright and dark noise weigh the same.
    light = color / (albedo + 0.06)
    tone = np.log1p(light * 4)
    step = tone - _box(tone, 1)
    noise = np.maximum(_box(np.median(np.stack([np.abs(np.roll(step, k, axis=a)) for a in (0, 1) for k in (-2, -1, 0, 1, 2)]), axis=0), 3).mean(axis=2), 0.004)
    variance = (noise * 1.6) ** 2
    height, width = variance.shape
    total = np.zeros_like(light)
    weights = np.zeros((height, width), np.float32)

    def shifted(image, dy, dx):
        return np.roll(image, (dy, dx), axis=(0, 1))

    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dy * dy + dx * dx > reach * reach:
                continue
            other = shifted(tone, dy, dx)
            apart = ((tone - other) ** 2).mean(axis=2)
            spread = variance + shifted(variance, dy, dx)
            likeness = _box((apart - spread) / (1e-5 + strength * strength * spread), patch)
            surfaces = ((albedo - shifted(albedo, dy, dx)) ** 2).sum(axis=2) / 0.004
            turns = ((normal - shifted(normal, dy, dx)) ** 2).sum(axis=2) / 0.02
            weight = np.exp(-np.maximum(np.maximum(likeness, 0), np.maximum(surfaces, turns))).astype(np.float32)
            if dy or dx:
                if dy > 0: weight[:dy] = 0
                elif dy < 0: weight[dy:] = 0
                if dx > 0: weight[:, :dx] = 0
                elif dx < 0: weight[:, dx:] = 0
            total += shifted(light, dy, dx) * weight[..., None]
            weights += weight
    return total / weights[..., None] * (albedo + 0.06)
