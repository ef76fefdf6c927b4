import { shirtdress } from './dresses.ts'
import type { Garment } from './garment.ts'

/** A wrap blouse for clinics with snap fasteners, one pocket on the chest and two below. */
export const scrubs: Garment = {
  panels: [
    { path: 'M0 180C34 180 62 172 80 158L0 360', sides: 'half', of: 'inside' },
    {
      path: 'M214 216C262 238 292 292 332 420L240 452L220 404C202 340 202 276 214 216Z',
      sides: 'twin',
      turn: 34,
    },
    { path: 'M-78 166L-214 216C-202 276 -202 340 -220 404C-226 540 -226 690 -230 852L140 856L60 430Z' },
    { path: 'M-78 166L-96 172C-82 240 -52 320 -16 388L6 360C-36 294 -62 230 -78 166Z', of: 'trim' },
    {
      path: 'M78 166L214 216C202 276 202 340 220 404C226 540 226 690 230 852L-124 860L-126 486C-66 410 30 300 78 166Z',
    },
    { path: 'M78 166L98 172C50 320 -50 430 -126 516L-126 470C-66 396 30 296 78 166Z', of: 'trim' },
    { path: 'M92 376L174 376L174 472L92 472Z' },
    { path: 'M74 634L190 634L192 776L74 776Z', sides: 'twin' },
    { path: 'M92 376L174 376L174 396L92 396Z', of: 'trim' },
    { path: 'M74 634L190 634L190 656L74 656Z', sides: 'twin', of: 'trim' },
  ],
  buttons: [
    [-104, 532],
    [-104, 596],
  ],
  stitches: 'M240 436L324 406M-240 436L-324 406M-222 826L222 826',
}

/** A maid's dress and the apron that is buttoned upon it. */
export const maidset: Garment = {
  panels: [
    ...shirtdress.panels.filter(({ of }) => of !== 'trim'),
    { path: 'M52 176L80 170L92 300L64 300Z', sides: 'twin', of: 'trim' },
    { path: 'M0 292L96 292L112 474L0 474', sides: 'half', of: 'trim' },
    { path: 'M0 470L150 470C164 580 168 690 160 790C110 820 56 828 0 828', sides: 'half', of: 'trim' },
    { path: 'M0 456L156 456L158 492L0 492', sides: 'half', of: 'trim' },
  ],
  seams: 'M0 492L0 500',
  stitches: 'M-90 304L90 304M-148 778C-60 812 60 812 148 778',
  buttons: [
    [-78, 310],
    [78, 310],
    [0, 250],
  ],
}

/** A volunteer's waistcoat with a zip and reflective bands. */
export const hivis: Garment = {
  panels: [
    { path: 'M0 196C38 196 70 188 92 164L0 330', sides: 'half', of: 'inside' },
    { path: 'M0 350L90 158L186 184C172 280 178 350 218 412C226 540 226 700 228 850L0 856', sides: 'half' },
    { path: 'M112 166L152 176L160 560L122 560Z', sides: 'twin', of: 'trim' },
    { path: 'M0 556L224 552L225 598L0 602', sides: 'half', of: 'trim' },
    { path: 'M0 690L226 686L227 732L0 736', sides: 'half', of: 'trim' },
    { path: 'M-8 344L8 344L8 856L-8 856Z', of: 'plain' },
  ],
  seams: 'M0 350L0 856',
  stitches: 'M184 190C170 286 176 356 214 416M-184 190C-170 286 -176 356 -214 416M-220 836L220 836',
}
