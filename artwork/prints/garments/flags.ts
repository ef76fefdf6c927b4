import type { Garment } from './garment.ts'

/** A flag on its pole, in a light wind. */
export const flag: Garment = {
  panels: [
    { path: 'M-344 96L-318 96L-318 930L-344 930Z', of: 'wood' },
    {
      path: 'M-318 160C-170 108 -60 214 80 184C180 162 270 142 360 172C350 300 360 430 356 566C270 536 180 556 80 582C-60 616 -170 512 -318 566Z',
    },
    { path: 'M-318 160L-290 152L-290 558L-318 566Z', of: 'trim' },
  ],
  seams: 'M-120 160C-108 290 -114 420 -120 552M130 176C142 310 136 440 130 570',
  scale: 0.6,
}

/** Two small table flags with their base. */
export const tableflag: Garment = {
  panels: [
    { path: 'M-9 190L9 190L9 850L-9 850Z', of: 'wood' },
    { path: 'M10 226C100 262 200 204 330 246L326 530C200 494 100 552 10 518Z', sides: 'twin' },
    { path: 'M0 842L130 842L156 894L0 894', sides: 'half', of: 'wood' },
  ],
  twins: 'M120 236L118 524M232 226L228 514',
  scale: 0.42,
}

/** A pennant on a rod, with a tassel. */
export const pennant: Garment = {
  panels: [
    { path: 'M-210 190L210 190L210 214L-210 214Z', of: 'wood' },
    { path: 'M0 208L186 208L186 630L0 858', sides: 'half', of: 'trim' },
    { path: 'M0 208L158 208L158 618L0 812', sides: 'half' },
    { path: 'M-9 846L9 846L22 936L-22 936Z', of: 'trim' },
  ],
  seams: 'M-196 192L0 86L196 192',
}

/** A garland of small flags over a street. */
export const bunting: Garment = {
  panels: [
    { path: 'M-384 176L-250 214L-334 390Z', sides: 'twin' },
    { path: 'M-228 218L-88 238L-166 424Z', sides: 'twin', of: 'trim' },
    { path: 'M-68 240L68 240L0 434Z' },
    { path: 'M-384 536L-250 574L-334 750Z', sides: 'twin', of: 'trim' },
    { path: 'M-228 578L-88 598L-166 784Z', sides: 'twin' },
    { path: 'M-68 600L68 600L0 794Z', of: 'trim' },
  ],
  seams: 'M-400 170C-200 256 200 256 400 170M-400 530C-200 616 200 616 400 530',
  scale: 0.4,
}
