import type { Garment } from './garment.ts'
import { laidTogether } from './placed-garments.ts'
import { sideFold } from './sleeves.ts'
import { oversize, tee } from './tops.ts'

/** A T-shirt with a placket of three buttons and no collar. */
export const henley: Garment = {
  ...tee,
  panels: [
    ...tee.panels,
    { path: 'M-21 234L21 234L21 404L-21 404Z', of: 'trim' },
    { path: 'M-21 404L21 404L21 410L-21 410Z', of: 'trim' },
  ],
  buttons: [
    [0, 262],
    [0, 318],
    [0, 374],
  ],
}

const [cropSleeve, , ...cropNeck] = oversize.panels

/** Wide and short, its lower edge bound instead of turned up. */
export const croptee: Garment = laidTogether([
  [
    {
      panels: [
        ...(cropSleeve ? [cropSleeve] : []),
        {
          path: 'M0 252C52 252 82 234 92 188L250 236C236 290 230 350 238 418C242 490 244 560 245 612C150 620 70 622 0 622',
          sides: 'half',
        },
        { path: 'M0 610C70 610 150 608 245 600L246 620C150 628 70 630 0 630', sides: 'half', of: 'trim' },
        ...cropNeck,
      ],
      stitches: 'M244 486L342 460M-244 486L-342 460',
    },
    { scale: 1.1, x: 0, y: 88 },
  ],
])

/** A knitted waistcoat to pull over the head: a point at the neck, ribs with a stripe above. */
export const knitvest: Garment = {
  panels: [
    { path: 'M0 196C34 196 60 188 80 168L0 372', sides: 'half', of: 'inside' },
    { path: 'M0 414L86 158L164 180C152 270 160 348 208 398C212 520 210 680 214 790L0 798', sides: 'half' },
    { path: 'M0 414L92 160L70 154L0 366', sides: 'half', of: 'trim' },
    { path: 'M166 180C154 270 162 348 210 398L194 412C140 356 132 270 144 174Z', sides: 'twin', of: 'trim' },
    { path: 'M0 716C80 716 150 714 213 708L213 732C150 738 80 740 0 740', sides: 'half', of: 'trim' },
    { path: 'M0 790C80 790 150 788 215 782L208 850C140 858 60 860 0 860', sides: 'half', of: 'trim' },
  ],
  shade: sideFold,
}

/** Worn over armour: wide, with stripes round hem and sleeves. */
export const hockey: Garment = {
  panels: [
    { path: 'M0 200C30 200 54 192 72 178L0 300', sides: 'half', of: 'inside' },
    {
      path: 'M236 226C284 248 316 330 344 500C356 590 364 670 368 752L288 764C280 670 266 540 240 410C230 346 226 284 236 226Z',
      sides: 'twin',
      turn: -10,
    },
    { path: 'M351 556L357 604L276 616L270 568Z', sides: 'twin', of: 'trim' },
    { path: 'M360 630L365 678L284 690L279 642Z', sides: 'twin', of: 'trim' },
    {
      path: 'M0 318L92 184L236 226C226 284 230 346 240 410C246 540 248 700 250 846C160 858 70 860 0 860',
      sides: 'half',
    },
    { path: 'M0 318L96 184L74 176L0 286', sides: 'half', of: 'trim' },
    { path: 'M0 640L248 634L249 690L0 696', sides: 'half', of: 'trim' },
    { path: 'M0 736L249 730L250 786L0 792', sides: 'half', of: 'trim' },
  ],
  twins: 'M70 226L238 300',
  seams: 'M-22 304L14 292M22 304L-14 292M-14 290L10 280',
}
