import type { Garment } from './garment.ts'

/** A cover over a banquet chair, with a bow's band. */
export const chaircover: Garment = {
  panels: [
    { path: 'M0 110C90 110 150 118 164 146C172 290 176 420 178 530L0 530', sides: 'half' },
    { path: 'M0 520L184 520L214 618L0 618', sides: 'half', turn: 8 },
    { path: 'M0 618L214 618C222 730 230 830 238 930L0 936', sides: 'half' },
    { path: 'M0 396L174 396L177 446L0 446', sides: 'half', of: 'trim' },
  ],
  seams: 'M-214 618L214 618',
  shade:
    'M70 624C84 730 90 830 92 934L112 932C108 830 98 720 84 624ZM150 624C168 730 178 830 186 932L204 930C196 820 184 720 164 624Z',
  scale: 0.5,
}

/** A sleeve for a notebook. */
export const laptopcase: Garment = {
  panels: [
    { path: 'M0 290L316 290C336 290 348 302 348 322L348 690C348 712 336 724 316 724L0 724', sides: 'half' },
    { path: 'M0 290L316 290C336 290 348 302 348 322L348 366L0 366', sides: 'half', of: 'trim' },
    { path: 'M256 340L288 340L288 420L256 420Z', of: 'paper' },
  ],
  stitches: 'M-348 384L348 384M-330 704L330 704',
  seams: 'M-348 330L348 330',
}

/** A bag for a suit on its hanger. */
export const garmentbag: Garment = {
  panels: [
    { path: 'M0 160C60 166 150 206 212 250C220 470 222 700 220 908L0 914', sides: 'half' },
    { path: 'M-11 164L11 164L11 912L-11 912Z', of: 'trim' },
    { path: 'M66 330L168 330L168 440L66 440Z', of: 'paper' },
  ],
  seams: 'M0 160L0 128C0 100 40 104 40 72C40 44 0 40 -10 64',
  stitches: 'M-206 884L-24 890M206 884L24 890',
}
