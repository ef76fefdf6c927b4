import type { Garment, Panel } from './garment.ts'
import { longCuff, longSleeve, sideFold, womenBody, womenSleeve } from './sleeves.ts'

const standInside: Panel = { path: 'M0 190C30 190 56 186 70 174L0 262', sides: 'half', of: 'inside' }
const placket: Panel = { path: 'M-20 262L20 262L20 420L-20 420Z', of: 'plain' }
const collar: Panel = { path: 'M0 262L70 172C88 178 108 194 116 208L74 310Z', sides: 'twin', of: 'trim' }
const buttons: Garment['buttons'] = [
  [0, 306],
  [0, 352],
  [0, 396],
]

export const polo: Garment = {
  panels: [
    standInside,
    {
      path: 'M196 222C244 238 274 272 330 396L234 442L208 384C188 334 184 280 196 222Z',
      sides: 'twin',
      turn: 38,
    },
    { path: 'M330 396L338 416L242 462L234 442Z', sides: 'twin', of: 'trim' },
    {
      path: 'M0 262L84 184L196 222C184 280 188 334 208 384C210 520 208 690 214 842C140 850 60 852 0 852',
      sides: 'half',
    },
    placket,
    collar,
  ],
  stitches: 'M-208 818C-70 828 70 828 208 818',
  buttons,
  shade: sideFold,
}

export const longpolo: Garment = {
  panels: [
    standInside,
    { path: longSleeve, sides: 'twin', turn: -12 },
    { path: longCuff, sides: 'twin', of: 'trim' },
    {
      path: 'M0 262L84 184L194 226C184 282 188 344 208 404C212 540 208 690 214 838C140 846 60 848 0 848',
      sides: 'half',
    },
    placket,
    collar,
  ],
  stitches: 'M-208 814C-70 824 70 824 208 814',
  buttons,
  shade: sideFold,
}

/** Shaped at the waist, its collar narrow, its placket short. */
export const womenpolo: Garment = {
  panels: [
    { path: 'M0 196C30 196 54 190 70 178L0 262', sides: 'half', of: 'inside' },
    womenSleeve,
    { path: 'M286 347L294 362L222 420L214 404Z', sides: 'twin', of: 'trim' },
    { path: `M0 268L84 186${womenBody}`, sides: 'half' },
    { path: 'M-16 268L16 268L16 374L-16 374Z', of: 'plain' },
    { path: 'M0 268L72 176C84 180 98 190 106 202L64 292Z', sides: 'twin', of: 'trim' },
  ],
  stitches: 'M-205 768C-70 779 70 779 205 768',
  buttons: [
    [0, 306],
    [0, 350],
  ],
  shade: 'M186 420C160 470 116 512 60 540C126 522 170 484 188 452Z',
}
