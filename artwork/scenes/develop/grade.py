"""One grade for every picture of the house: exposure, bloom, AgX, saturation, vignette, sharpness, grain."""
import cv2
import numpy as np

EV, POWER, SLOPE, SATURATION = 0.90, 1.40, 1.07, 1.15
BLOOM, VIGNETTE, SHARPNESS, GRAIN = 0.03, 0.10, 0.35, 0.004
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)

# Benjamin Wrensch's fit of AgX.
INTO_AGX = np.array(
    [
        [0.842479062253094, 0.0423282422610123, 0.0423756549057051],
        [0.0784335999999992, 0.878468636469772, 0.0784336],
        [0.0792237451477643, 0.0791661274605434, 0.879142973793104],
    ],
    np.float32,
)
OUT_OF_AGX = np.array(
    [
        [1.19687900522017, -0.0528968517574562, -0.0529716355144438],
        [-0.0980208811401368, 1.15190312990417, -0.0980434501171241],
        [-0.0990297440797205, -0.0989611768448433, 1.15107367264116],
    ],
    np.float32,
)
_x = np.linspace(0, 1, 4096)
_curve = 15.5 * _x**6 - 40.14 * _x**5 + 31.96 * _x**4 - 6.868 * _x**3 + 0.4298 * _x**2 + 0.1191 * _x - 0.00232
TONES = np.power(np.maximum(_curve * SLOPE, 0), POWER).astype(np.float32)


def grade(light, ev=0.0, grain=GRAIN):
    """Linear light → an 8-bit sRGB picture."""
    light = light.astype(np.float32) * np.float32(2 ** (EV + ev))
    height, width = light.shape[:2]
    light = light * (1 - BLOOM) + _glow(light) * BLOOM
    logarithm = np.log2(np.maximum(cv2.transform(light, INTO_AGX.T.copy()), 1e-10))
    tone = TONES[(np.clip((logarithm + 12.47393) / (4.026069 + 12.47393), 0, 1) * 4095 + 0.5).astype(np.int32)]
    grey = (tone @ LUMINANCE)[..., None]
    image = np.clip(cv2.transform(grey + SATURATION * (tone - grey), OUT_OF_AGX.T.copy()), 0, 1)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    off_centre = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    image *= (1 - VIGNETTE * off_centre**1.2)[..., None]
    image = np.clip(image + SHARPNESS * (image - cv2.GaussianBlur(image, (0, 0), width / 1200 * 1.1)), 0, 1)
    if grain:
        noise = np.random.default_rng(1).normal(size=(height, width)).astype(np.float32)
        noise = cv2.GaussianBlur(noise, (0, 0), 0.6) * 1.6
        image += (grain * noise * (1 - np.abs(image.mean(2) - 0.45)))[..., None]
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def _glow(light):
    """What bright places spill over their surroundings."""
    height, width = light.shape[:2]
    small = cv2.resize(np.minimum(light, 4), (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    near = cv2.GaussianBlur(small, (0, 0), height / 60 / 4)
    far = cv2.GaussianBlur(small, (0, 0), height / 20 / 4)
    return cv2.resize(near * 0.6 + far * 0.4, (width, height), interpolation=cv2.INTER_LINEAR)
