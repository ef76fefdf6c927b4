import type { Garment } from './garment.ts'
import { longCuff, longSleeve, sideFold, womenBody, womenSleeve } from './sleeves.ts'

const neck = 'M0 252C52 252 82 234 92 188'
const ribNeck = `${neck}L72 180C64 214 40 230 0 230`
const backNeck = 'M0 204C30 204 56 196 72 180C64 214 40 230 0 230'

export const tee: Garment = {
  panels: [
    {
      path: 'M196 224C244 238 274 272 334 404L236 450L208 384C188 334 184 280 196 224Z',
      sides: 'twin',
      turn: 38,
    },
    {
      path: `${neck}L196 224C184 280 188 334 208 384C210 520 208 690 214 842C140 850 60 852 0 852`,
      sides: 'half',
    },
    { path: ribNeck, sides: 'half', of: 'trim' },
    { path: backNeck, sides: 'half', of: 'inside' },
  ],
  stitches: 'M-208 818C-70 828 70 828 208 818M228 432L322 388M-228 432L-322 388',
  shade: sideFold,
}

const womenBackRib = {
  path: 'M0 212C44 212 82 204 104 188L101 202C80 217 44 225 0 225',
  sides: 'half',
  of: 'trim',
} as const
const womenSewing = {
  stitches: 'M-205 768C-70 779 70 779 205 768M205 389L274 334M-205 389L-274 334',
  shade: 'M186 420C160 470 116 512 60 540C126 522 170 484 188 452Z',
}

/** Shaped at the waist, short in the sleeve, open and low at the neck, its rib narrow. */
export const womentee: Garment = {
  panels: [
    womenSleeve,
    { path: `M0 296C58 296 104 258 116 194${womenBody}`, sides: 'half' },
    { path: 'M0 296C58 296 104 258 116 194L104 188C94 248 52 283 0 283', sides: 'half', of: 'trim' },
    { path: 'M0 212C44 212 82 204 104 188C94 248 52 283 0 283', sides: 'half', of: 'inside' },
    womenBackRib,
  ],
  ...womenSewing,
}

/** The T-shirt for women with a V-neck. */
export const veetee: Garment = {
  panels: [
    womenSleeve,
    { path: `M0 340C40 300 92 244 116 194${womenBody}`, sides: 'half' },
    { path: 'M0 340C40 300 92 244 116 194L104 188C84 232 36 288 0 324', sides: 'half', of: 'trim' },
    { path: 'M0 212C44 212 82 204 104 188C84 232 36 288 0 324', sides: 'half', of: 'inside' },
    womenBackRib,
  ],
  ...womenSewing,
}

export const oversize: Garment = {
  panels: [
    {
      path: 'M250 236C290 262 318 330 350 476L246 506L238 418C230 350 236 290 250 236Z',
      sides: 'twin',
      turn: 24,
    },
    {
      path: `${neck}L250 236C236 290 230 350 238 418C244 540 244 700 246 832C150 842 70 844 0 844`,
      sides: 'half',
    },
    { path: ribNeck, sides: 'half', of: 'plain' },
    { path: backNeck, sides: 'half', of: 'inside' },
  ],
  stitches: 'M-240 806C-80 816 80 816 240 806M244 486L342 460M-244 486L-342 460',
  shade: 'M238 440C200 520 140 590 70 620C150 604 214 548 242 490Z',
}

export const longsleeve: Garment = {
  panels: [
    { path: longSleeve, sides: 'twin', turn: -12 },
    { path: longCuff, sides: 'twin', of: 'trim' },
    {
      path: `${neck}L194 226C184 282 188 344 208 404C212 540 208 690 214 838C140 846 60 848 0 848`,
      sides: 'half',
    },
    { path: ribNeck, sides: 'half', of: 'trim' },
    { path: backNeck, sides: 'half', of: 'inside' },
  ],
  stitches: 'M-208 814C-70 824 70 824 208 814',
  shade: sideFold,
}

export const sweatshirt: Garment = {
  panels: [
    {
      path: 'M214 236C266 254 296 330 322 500C336 600 344 690 348 764L282 774C272 680 258 560 222 420C204 360 202 296 214 236Z',
      sides: 'twin',
      turn: -10,
    },
    { path: 'M348 764L338 820L288 826L282 774Z', sides: 'twin', of: 'trim' },
    {
      path: `${neck}L214 236C202 296 204 360 222 420C228 540 226 680 226 796C150 802 70 804 0 804`,
      sides: 'half',
    },
    { path: 'M0 804C70 804 150 802 226 796L214 850C140 856 60 858 0 858', sides: 'half', of: 'trim' },
    { path: 'M0 252C52 252 82 234 92 188L68 178C60 210 38 224 0 224', sides: 'half', of: 'trim' },
    { path: 'M0 200C28 200 52 192 68 178C60 210 38 224 0 224', sides: 'half', of: 'inside' },
  ],
  seams: 'M-34 250L0 296L34 250',
  shade: 'M212 440C180 500 130 550 64 580C140 562 196 512 220 476Z',
}

const hood = 'M0 92C104 92 150 172 134 262C96 304 44 324 0 328'
const hoodOpening = 'M0 142C56 142 84 190 78 250C62 288 24 306 0 312'
const hoodieBody =
  'M0 328C44 324 96 304 134 262L216 288C204 344 206 396 222 448C228 560 226 690 226 800C150 806 70 808 0 808'
const hoodieSleeve = {
  path: 'M216 288C266 308 296 378 322 524C336 616 346 704 350 776L284 786C276 690 262 584 222 448C206 396 204 344 216 288Z',
  sides: 'twin',
  turn: -10,
} as const
const hoodieRibs = [
  { path: 'M350 776L340 832L290 838L284 786Z', sides: 'twin', of: 'trim' },
  { path: 'M0 808C70 808 150 806 226 800L214 856C140 862 60 864 0 864', sides: 'half', of: 'trim' },
] as const

export const hoodie: Garment = {
  panels: [
    hoodieSleeve,
    { path: hoodieBody, sides: 'half' },
    { path: 'M0 634L96 634L154 742L154 804L0 806', sides: 'half', turn: 3 },
    ...hoodieRibs,
    { path: hood, sides: 'half', turn: 16 },
    { path: hoodOpening, sides: 'half', of: 'inside' },
  ],
  seams: 'M-30 306L-34 452M30 306L36 430',
  stitches: 'M108 640L162 742M-108 640L-162 742',
}

export const ziphoodie: Garment = {
  panels: [
    hoodieSleeve,
    { path: hoodieBody, sides: 'half' },
    { path: 'M18 640L92 640L150 744L150 802L18 806Z', sides: 'twin', turn: 3 },
    ...hoodieRibs,
    { path: hood, sides: 'half', turn: 16 },
    { path: hoodOpening, sides: 'half', of: 'inside' },
    { path: 'M-9 312L9 312L9 864L-9 864Z', of: 'plain' },
  ],
  seams: 'M0 312L0 864M-34 304L-40 420M34 304L40 440',
  buttons: [[0, 330]],
}

export const tank: Garment = {
  panels: [
    { path: 'M0 196C34 196 60 188 74 168L70 180C64 260 38 300 0 300', sides: 'half', of: 'inside' },
    {
      path: 'M0 312C52 312 72 262 78 164L142 172C136 268 152 350 202 394C206 520 204 700 210 842C140 850 60 852 0 852',
      sides: 'half',
    },
  ],
  stitches: 'M-204 818C-70 828 70 828 204 818M0 326C62 326 88 268 94 172M0 326C-62 326 -88 268 -94 172',
  shade: sideFold,
}

/** A short jacket with a zip and no collar. */
export const bomber: Garment = {
  ...sweatshirt,
  panels: [...sweatshirt.panels, { path: 'M-9 226L9 226L9 858L-9 858Z', of: 'plain' }],
  seams: 'M0 226L0 858',
  twins: 'M70 640L120 760',
  buttons: [[0, 250]],
}
