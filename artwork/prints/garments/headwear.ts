import type { Garment } from './garment.ts'

/** A knitted cap with a turned-up edge. */
export const beanie: Garment = {
  panels: [
    { path: 'M0 268C136 268 228 356 244 530L246 620L0 620', sides: 'half' },
    { path: 'M0 600C90 600 170 596 254 588L260 760C170 772 90 776 0 776', sides: 'half', of: 'trim' },
  ],
  seams: 'M0 272L0 600M-118 310C-142 410 -146 500 -142 598M118 310C142 410 146 500 142 598',
  stitches: 'M-256 744C-90 758 90 758 256 744',
}

/** A sun hat with a stitched brim. */
export const panama: Garment = {
  panels: [
    { path: 'M0 286C90 286 152 302 170 340C184 410 198 480 208 560L0 560', sides: 'half' },
    {
      path: 'M0 548C90 548 160 544 212 532C276 592 324 652 356 726C244 776 110 792 0 792',
      sides: 'half',
      turn: 6,
    },
    { path: 'M0 506C84 506 150 502 202 490L214 544C156 558 88 562 0 562', sides: 'half', of: 'trim' },
  ],
  seams: 'M-168 342C-90 384 90 384 168 342',
  stitches:
    'M-246 604C-84 648 84 648 246 604M-290 656C-96 706 96 706 290 656M-328 706C-106 758 106 758 328 706',
}

/** A band for the hair, with a knot in front. */
export const headband: Garment = {
  panels: [
    { path: 'M0 372C120 372 214 390 262 424C214 462 110 474 0 474', sides: 'half', of: 'inside' },
    { path: 'M0 476C120 476 226 462 268 418C290 492 292 560 280 618C214 662 104 676 0 676', sides: 'half' },
    { path: 'M-58 462C-20 520 -20 634 -62 694L62 694C20 634 20 520 58 462Z', of: 'trim' },
  ],
  twins: 'M30 540C90 530 150 528 210 520M30 616C90 624 150 620 210 608',
}

/** A cook's hat. */
export const chefhat: Garment = {
  panels: [
    {
      path: 'M0 176C56 132 138 146 166 206C240 196 292 258 272 332C300 404 250 474 206 506C196 560 190 604 188 644L0 644',
      sides: 'half',
    },
    { path: 'M0 626L192 620L202 820L0 830', sides: 'half', of: 'trim' },
  ],
  seams: 'M-64 626C-74 530 -96 440 -130 380M0 628L0 400M64 626C74 530 96 440 130 380',
}
