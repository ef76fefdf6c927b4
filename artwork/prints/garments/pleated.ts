import type { Garment } from './garment.ts'
import { pleats } from './pleats.ts'

/** Knife pleats as fine as a press makes them. */
export const pleatskirt: Garment = {
  panels: [
    ...pleats(22, { top: 216, bottom: 884, waist: 134, hem: 284 }),
    { path: 'M0 168C50 168 98 166 132 162L138 218C98 224 50 226 0 226', sides: 'half', of: 'trim' },
  ],
}

/** Eighteen pleats, nine of them before: a school skirt. */
export const kilt: Garment = {
  panels: [
    ...pleats(9, { top: 296, bottom: 780, waist: 170, hem: 272 }),
    { path: 'M0 236C60 236 126 232 168 228L174 298C126 304 60 308 0 308', sides: 'half', of: 'plain' },
  ],
  buttons: [[142, 268]],
}

/** A pinafore dress for school: a bib, straps that grow by three loops, pleats from the hip. */
export const pinafore: Garment = {
  panels: [
    { path: 'M58 116L96 116L112 286L76 290Z', sides: 'twin' },
    ...pleats(8, { top: 524, bottom: 884, waist: 152, hem: 222 }),
    { path: 'M0 274L118 262C118 320 134 352 146 380C148 430 150 480 154 530L0 534', sides: 'half' },
    { path: 'M0 440L149 436L151 474L0 478', sides: 'half', of: 'plain' },
  ],
  buttons: [
    [-92, 284],
    [92, 284],
  ],
  stitches: 'M-112 280L112 280',
}
