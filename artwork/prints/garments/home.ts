import type { Garment } from './garment.ts'

export const cushion: Garment = {
  panels: [
    {
      path: 'M0 236C110 232 200 218 286 196C292 206 296 216 294 226C270 400 270 600 294 774C296 784 292 794 286 804C200 782 110 768 0 764',
      sides: 'half',
    },
  ],
  seams: 'M-274 226C-90 254 90 254 274 226M-274 774C-90 746 90 746 274 774',
  shade:
    'M286 196C240 240 210 262 168 280C220 266 262 240 292 214ZM286 804C240 760 210 738 168 720C220 734 262 760 292 786Z',
}

export const bed: Garment = {
  panels: [
    { path: 'M0 190L350 190L350 520L0 520', sides: 'half', of: 'wood' },
    {
      path: 'M24 330C120 310 230 310 316 330C330 400 330 450 318 500L24 500C12 450 12 400 24 330Z',
      sides: 'twin',
    },
    { path: 'M0 470C120 460 260 462 362 480C372 620 374 740 368 860L0 866', sides: 'half' },
    { path: 'M0 470C120 460 260 462 362 480L364 560C250 544 120 540 0 544', sides: 'half', of: 'trim' },
    { path: 'M330 862L350 862L350 912L330 912Z', sides: 'twin', of: 'wood' },
  ],
  shade:
    'M120 560C150 660 160 760 158 862L176 862C176 760 164 650 136 560ZM262 570C290 660 300 760 300 862L316 862C316 760 304 650 276 570Z',
  scale: 0.42,
}

export const pillowcase: Garment = {
  panels: [
    {
      path: 'M-300 290C-100 270 100 270 230 284L230 716C100 730 -100 730 -300 710C-320 570 -320 430 -300 290Z',
    },
    { path: 'M230 284L322 292C328 430 328 570 322 708L230 716Z', of: 'trim' },
  ],
  stitches: 'M214 284L214 716',
}

export const tablecloth: Garment = {
  panels: [
    { path: 'M244 700L268 700L276 916L254 916Z', sides: 'twin', of: 'wood' },
    { path: 'M0 330L336 330L352 368L0 368', sides: 'half' },
    {
      path: 'M0 368L352 368C362 470 366 580 372 690C330 720 300 690 262 714C220 738 190 700 150 722C110 742 60 706 0 726',
      sides: 'half',
    },
  ],
  seams: 'M-352 368L352 368',
  shade:
    'M90 372C100 500 104 620 104 724L126 720C124 610 116 490 104 372ZM230 372C250 490 258 600 260 712L284 704C276 600 262 490 244 372Z',
}

export const napkins: Garment = {
  panels: [
    { path: 'M-250 250L110 250L110 610L-250 610Z', turn: -6 },
    { path: 'M-120 380L250 380L250 750L-120 750Z', of: 'trim' },
    { path: 'M-94 406L224 406L224 724L-94 724Z', turn: 4 },
  ],
  stitches: 'M-234 266L94 266L94 370M-234 266L-234 594L-130 594',
}

export const runner: Garment = {
  panels: [
    { path: 'M-340 330L340 330L384 420L-384 420Z', of: 'wood' },
    { path: 'M-340 420L-308 420L-316 900L-340 900Z', of: 'wood', sides: 'twin' },
    { path: 'M-128 330L128 330L146 420L-146 420Z' },
    { path: 'M-146 420L146 420L150 700L0 780L-150 700Z' },
  ],
  stitches: 'M-134 690L0 760L134 690',
}

export const towel: Garment = {
  panels: [
    { path: 'M-300 176L300 176L300 200L-300 200Z', of: 'wood' },
    { path: 'M-196 168C-100 160 60 160 150 168L160 820C60 828 -100 828 -204 820Z' },
    { path: 'M-203 744C-100 752 60 752 158 744L159 784C60 792 -100 792 -204 784Z', of: 'trim' },
    { path: 'M150 168C176 176 196 190 200 206L212 700L159 706Z', of: 'inside' },
  ],
  shade: 'M-100 220C-90 420 -94 620 -100 820L-76 822C-74 620 -76 420 -86 220Z',
}

export const mitt: Garment = {
  panels: [
    { path: 'M-236 264L236 264L236 736L-236 736Z', of: 'trim' },
    { path: 'M-206 294L206 294L206 706L-206 706Z', turn: 45 },
    {
      path: 'M196 264C206 200 250 196 262 230C270 262 248 290 236 300L228 288C242 270 250 250 244 236C234 222 216 236 212 266Z',
      of: 'trim',
    },
  ],
  stitches: 'M-206 500L206 500M0 294L0 706M-206 294L206 706M-206 706L206 294',
}

const drop = (left: number, right: number): string =>
  `M${left} 166L${right} 166C${right + 6} 420 ${right - 8} 700 ${right + 4} 900L${left - 4} 906C${left + 6} 700 ${left - 8} 420 ${left} 166Z`

export const curtain: Garment = {
  panels: [
    { path: 'M-384 128L384 128L384 148L-384 148Z', of: 'wood' },
    { path: drop(-330, -222), turn: 1 },
    { path: drop(-222, -120), turn: -1 },
    { path: drop(-120, -26) },
    { path: drop(70, 160), turn: 1 },
    { path: drop(160, 252), turn: -1 },
    { path: drop(252, 336) },
  ],
  seams:
    'M-276 148L-276 168M-170 148L-170 168M-74 148L-74 168M114 148L114 168M206 148L206 168M294 148L294 168',
  shade:
    'M-240 170L-222 170L-222 900L-250 900ZM-136 170L-120 170L-118 900L-146 900ZM146 170L160 170L160 900L136 900ZM240 170L252 170L252 900L228 900Z',
  scale: 0.45,
}

export const romanblind: Garment = {
  panels: [
    { path: 'M0 130L290 130L290 166L0 166', sides: 'half', of: 'wood' },
    { path: 'M0 166L282 166L282 560L0 560', sides: 'half' },
    { path: 'M0 560C140 566 220 566 284 556L288 640C200 656 100 658 0 654', sides: 'half' },
    { path: 'M0 640C140 648 220 646 286 634L292 716C200 734 100 736 0 732', sides: 'half' },
    { path: 'M0 716C140 726 220 722 290 708L294 794C200 812 100 814 0 810', sides: 'half' },
  ],
  seams: 'M-282 300L282 300M-282 430L282 430',
}

export const plaidthrow: Garment = {
  panels: [
    { path: 'M-240 220L200 200L236 800L-204 826Z', turn: -3 },
    { path: 'M-240 220L-40 211L-8 814L-204 826Z', turn: -3 },
  ],
  seams:
    'M-200 826L-202 872M-170 824L-171 872M-140 822L-141 870M-110 820L-111 868M-80 818L-81 866M-50 817L-51 864M-20 815L-21 862M10 813L9 860M40 811L39 858M70 810L69 856M100 808L99 854M130 806L129 852M160 804L159 850M190 802L189 848M220 801L219 846',
  shade: 'M-40 211L-26 210L8 812L-8 814Z',
  scale: 0.5,
}

export const hanging: Garment = {
  panels: [
    { path: 'M-250 168L250 168L250 190L-250 190Z', of: 'wood' },
    { path: 'M-214 180L214 180L214 850L-214 850Z' },
    { path: 'M-250 838L250 838L250 860L-250 860Z', of: 'wood' },
  ],
  seams: 'M-240 168L0 70L240 168',
  scale: 0.72,
}

/** Pyjamas of two pieces, the trousers folded under the shirt. */
export const pyjamas: Garment = {
  panels: [
    { path: 'M-150 560L150 560L176 900L40 904L0 700L-40 904L-176 900Z', turn: 6 },
    { path: 'M0 190C26 190 46 184 58 170L0 300', sides: 'half', of: 'inside' },
    {
      path: 'M162 206C206 222 232 280 262 420L190 442L172 380C158 320 154 262 162 206Z',
      sides: 'twin',
      turn: 30,
    },
    { path: 'M262 420L268 446L196 468L190 442Z', sides: 'twin', of: 'trim' },
    { path: 'M0 306L66 174L162 206C154 262 158 320 172 380C174 470 176 560 178 640L0 646', sides: 'half' },
    { path: 'M0 306L58 166C82 172 98 186 104 200L40 300Z', sides: 'twin', of: 'trim' },
  ],
  seams: 'M0 306L0 646',
  buttons: [
    [12, 350],
    [12, 440],
    [12, 530],
  ],
}
