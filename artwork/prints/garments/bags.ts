import type { Garment } from './garment.ts'

export const tote: Garment = {
  panels: [
    { path: 'M88 366C94 180 60 96 0 96L0 120C44 124 66 200 66 366Z', sides: 'twin', of: 'trim' },
    { path: 'M0 360L232 360C238 540 240 720 238 886L0 888', sides: 'half' },
  ],
  stitches: 'M-230 396L230 396M62 372L92 372L92 412L62 412L62 372M-62 372L-92 372L-92 412L-62 412L-62 372',
}

/** A sack on a cord that runs through its upper hem and the eyelets in its lower corners. */
export const backpack: Garment = {
  panels: [
    { path: 'M168 232C262 330 286 640 212 856L198 846C266 640 246 346 156 246Z', sides: 'twin', of: 'trim' },
    {
      path: 'M-34 178C-16 150 16 150 34 178L58 244L44 248L22 190C10 172 -10 172 -22 190L-44 248L-58 244Z',
      of: 'trim',
    },
    { path: 'M0 300C60 300 130 296 172 286C198 420 210 600 210 850C140 868 70 872 0 872', sides: 'half' },
    { path: 'M0 236C60 236 120 230 166 220L176 284C130 296 60 302 0 302', sides: 'half', of: 'plain' },
  ],
  twins: 'M28 240L26 300M62 238L58 330M96 236L94 298M130 230L134 340M26 304L20 380M94 300L104 420',
  stitches: 'M-172 296C-110 308 110 308 172 296',
  buttons: [
    [-192, 834],
    [192, 834],
  ],
}

/** A long narrow case for pencils. */
export const pencilcase: Garment = {
  panels: [
    { path: 'M0 408L318 408C340 408 348 420 348 440L348 590C348 612 338 622 318 622L0 622', sides: 'half' },
    { path: 'M0 384L310 384C332 384 340 396 342 414L0 414', sides: 'half', of: 'trim' },
    { path: 'M300 388L352 394L350 448L334 448L332 408L298 402Z', of: 'paper' },
  ],
  stitches: 'M-330 430L330 430',
  seams: 'M-322 399L322 399',
}

export const pouch: Garment = {
  panels: [
    { path: 'M0 330L252 330C276 440 288 560 280 700C250 724 120 730 0 730', sides: 'half' },
    { path: 'M0 312L256 312L258 342L0 342', sides: 'half', of: 'trim' },
    { path: 'M256 318L300 330L296 390L280 388L282 344L254 338Z', of: 'paper' },
  ],
  stitches: 'M-258 360L258 360',
  seams: 'M-256 327L256 327',
}

export const sack: Garment = {
  panels: [
    { path: 'M0 250C30 250 60 240 92 206C130 236 150 270 150 300C130 330 70 350 0 350', sides: 'half' },
    { path: 'M0 356C60 356 110 346 140 330C206 470 238 620 230 820C160 846 80 852 0 852', sides: 'half' },
    { path: 'M0 334C60 334 110 326 142 310L144 338C110 352 60 362 0 362', sides: 'half', of: 'trim' },
    { path: 'M138 316L250 380L286 470L270 474L238 392L134 332Z', of: 'trim' },
  ],
  twins: 'M30 352L40 420M82 346L104 410M50 342L56 262',
}

/** A kerchief laid on its corner, with a plain hem. */
export const kerchief: Garment = {
  panels: [
    { path: 'M0 130L368 500L0 870', sides: 'half', of: 'trim' },
    { path: 'M0 194L304 500L0 806', sides: 'half', turn: 45 },
    { path: 'M0 396L104 500L0 604', sides: 'half', of: 'plain' },
    { path: 'M0 424L76 500L0 576', sides: 'half', turn: 45 },
  ],
  stitches: 'M0 148L350 500L0 852L-350 500L0 148',
  scale: 0.5,
}

export const bandana: Garment = {
  panels: [
    { path: 'M0 300L372 318L0 760', sides: 'half' },
    { path: 'M0 300L372 318L352 342L0 328', sides: 'half', of: 'trim' },
  ],
  stitches: 'M-330 350L0 738L330 350',
  seams: 'M-372 318C-200 340 200 340 372 318',
  scale: 0.5,
}

export const stole: Garment = {
  panels: [
    { path: 'M-210 120L-20 120L-40 860L-230 860Z', turn: -2 },
    { path: 'M30 120L216 120L236 800L50 800Z', turn: 2 },
    { path: 'M-210 100C-120 60 120 60 216 100L216 150C120 120 -120 120 -210 150Z', turn: 90 },
  ],
  seams:
    'M-228 860L-230 910M-204 860L-206 914M-180 860L-182 910M-156 860L-158 914M-132 860L-134 910M-108 860L-110 914M-84 860L-86 910M-60 860L-62 914M58 800L60 850M82 800L84 854M106 800L108 850M130 800L132 854M154 800L156 850M178 800L180 854M202 800L204 850M226 800L228 854',
  scale: 0.5,
}

/** A tube of two plies, as it lies before it is put on. */
export const snood: Garment = {
  panels: [
    { path: 'M0 262C120 262 230 284 250 316C230 350 120 366 0 366', sides: 'half', of: 'inside' },
    { path: 'M0 378C120 378 232 356 254 314C262 430 258 560 250 690C190 724 100 738 0 738', sides: 'half' },
  ],
  seams: 'M-254 520C-150 566 60 560 254 500M-252 610C-120 660 110 654 252 596',
}

/** A bag on a belt. */
export const beltbag: Garment = {
  panels: [
    { path: 'M262 420L392 374L398 428L278 492Z', sides: 'twin', of: 'trim' },
    { path: 'M0 372C124 368 220 378 272 414C304 500 284 604 220 648C146 672 62 674 0 674', sides: 'half' },
    { path: 'M0 424C114 422 206 430 280 448L284 480C206 462 114 454 0 454', sides: 'half', of: 'trim' },
    { path: 'M334 392L366 380L376 440L346 452Z', of: 'paper' },
    { path: 'M196 448L222 452L216 520L192 516Z', of: 'paper' },
  ],
  seams: 'M-278 464C-110 430 110 430 278 464',
  stitches: 'M-236 560C-90 600 90 600 236 560',
}

/** A travelling bag. */
export const duffel: Garment = {
  panels: [
    { path: 'M-156 430C-156 220 156 220 156 430L126 430C126 262 -126 262 -126 430Z', of: 'trim' },
    { path: 'M0 412L304 412C350 456 358 704 318 800L0 806', sides: 'half' },
    { path: 'M304 412C350 456 358 704 318 800L286 802C326 700 318 470 276 412Z', sides: 'twin', of: 'trim' },
    { path: 'M124 424L158 424L158 804L124 804Z', sides: 'twin', of: 'trim' },
    { path: 'M0 402L284 402L286 430L0 430', sides: 'half', of: 'plain' },
  ],
  seams: 'M-284 416L284 416',
}

/** A ribbon for a badge. */
export const lanyard: Garment = {
  panels: [
    {
      path: 'M-66 704C-214 500 -236 236 -160 122C-96 44 96 44 160 122C236 236 214 500 66 704L14 704C152 500 178 256 118 160C70 98 -70 98 -118 160C-178 256 -152 500 -14 704Z',
    },
    { path: 'M-26 690L26 690L26 750L-26 750Z', of: 'wood' },
    { path: 'M-128 744L128 744L128 930L-128 930Z', of: 'paper' },
    { path: 'M-96 780L96 780L96 812L-96 812Z', of: 'trim' },
  ],
  seams: 'M-96 846L60 846M-96 880L20 880',
  scale: 0.3,
}
