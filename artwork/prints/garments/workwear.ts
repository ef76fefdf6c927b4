import type { Garment } from './garment.ts'

export const apron: Garment = {
  panels: [
    { path: 'M92 226C78 120 40 84 0 84C40 92 62 130 72 226Z', sides: 'twin', of: 'trim' },
    { path: 'M216 470L330 520L322 552L214 500Z', sides: 'twin', of: 'trim' },
    { path: 'M0 222L108 222C112 330 150 410 224 452C232 600 236 740 236 880L0 880', sides: 'half' },
    { path: 'M0 590L142 590C144 660 142 710 138 752C90 764 40 766 0 766', sides: 'half', turn: 4 },
  ],
  seams: 'M0 592L0 766',
  stitches: 'M-104 248L104 248M-228 856L228 856M-140 614L140 614',
}

/** A half apron of coffee houses: long, with a wide band. */
export const halfapron: Garment = {
  panels: [
    { path: 'M230 262L352 236L356 272L232 304Z', sides: 'twin', of: 'trim' },
    { path: 'M0 300L236 300C244 480 250 640 250 800L0 800', sides: 'half' },
    { path: 'M0 250L234 250L238 312L0 312', sides: 'half', of: 'trim' },
    { path: 'M70 410L196 410L198 560L70 560Z', turn: 4 },
  ],
  stitches: 'M-244 774L244 774M74 436L194 436',
}

export const chefjacket: Garment = {
  panels: [
    { path: 'M0 158C36 158 64 152 82 138C80 190 46 214 0 214', sides: 'half', of: 'inside' },
    {
      path: 'M204 216C258 238 286 310 312 480C328 580 336 670 340 752L272 762C264 670 248 560 214 412C194 352 192 286 204 216Z',
      sides: 'twin',
      turn: -12,
    },
    { path: 'M340 752L346 820L280 828L272 762Z', sides: 'twin', of: 'trim' },
    {
      path: 'M0 216C46 214 78 196 92 160L204 216C192 286 194 352 214 412C216 560 218 720 222 862C150 870 70 872 0 872',
      sides: 'half',
    },
    {
      path: 'M-76 190C-58 208 -32 216 0 216C46 214 78 196 92 160L204 216C192 286 194 352 214 412C216 560 218 720 222 862C150 870 70 872 -82 872Z',
      turn: 2,
    },
    {
      path: 'M3 226C54 223 92 201 108 159L82 135C73 167 50 184 20 189C9 191 3 197 3 206Z',
      sides: 'twin',
      of: 'trim',
    },
  ],
  buttons: [
    [-52, 300],
    [-54, 390],
    [-56, 480],
    [-58, 570],
    [74, 300],
    [73, 390],
    [72, 480],
    [71, 570],
  ],
}

export const robe: Garment = {
  panels: [
    { path: 'M0 150C34 150 64 142 90 118L24 450L0 450', sides: 'half', of: 'inside' },
    {
      path: 'M182 166C246 190 280 280 318 470L336 600L246 624C238 520 226 430 190 340C180 290 176 230 182 166Z',
      sides: 'twin',
      turn: -14,
    },
    { path: 'M336 600L342 650L252 674L246 624Z', sides: 'twin', of: 'trim' },
    {
      path: 'M0 430L84 126L182 166C176 230 180 290 190 340C182 420 178 470 178 520C190 660 214 800 228 916C150 930 70 934 0 934',
      sides: 'half',
    },
    { path: 'M72 120L106 132C90 240 50 360 -6 500L-6 934L-40 934L-40 500C20 360 60 240 72 120Z', of: 'trim' },
    { path: 'M-72 120L-106 132C-96 230 -60 340 -24 430L0 372C-36 300 -62 220 -72 120Z', of: 'trim' },
    { path: 'M-180 496L180 496L182 542L-182 542Z', of: 'trim' },
    { path: 'M-20 520L16 520L34 724L0 730L-8 560L-40 716L-72 708Z', of: 'trim' },
  ],
  scale: 0.46,
}

export const workcoat: Garment = {
  panels: [
    { path: 'M0 150C30 150 54 142 68 126L0 290', sides: 'half', of: 'inside' },
    {
      path: 'M190 172C246 194 272 270 298 440C312 540 322 640 326 720L262 730C254 640 240 530 204 380C186 310 182 240 190 172Z',
      sides: 'twin',
      turn: -12,
    },
    {
      path: 'M0 296L80 130L190 172C182 240 186 310 204 380C204 560 212 760 220 920C150 930 70 932 0 932',
      sides: 'half',
    },
    { path: 'M0 296L70 122C98 130 118 148 126 164L96 214L118 232Z', sides: 'twin', of: 'trim' },
    { path: 'M62 390L152 390L152 478L62 478Z', turn: 3 },
    { path: 'M58 620L176 620L178 760L58 760Z', sides: 'twin', turn: -3 },
  ],
  seams: 'M0 296L0 932',
  buttons: [
    [14, 350],
    [14, 460],
    [14, 570],
    [14, 680],
  ],
  stitches: 'M262 704L324 694M-262 704L-324 694',
  scale: 0.46,
}

/** A team's raglan sports shirt with space for a number. */
export const jersey: Garment = {
  panels: [
    { path: 'M0 200C30 200 54 192 70 178L0 282', sides: 'half', of: 'inside' },
    {
      path: 'M88 188C150 196 220 222 252 254C284 300 304 350 326 424L232 456L210 392C160 340 110 260 88 188Z',
      sides: 'twin',
      of: 'trim',
    },
    {
      path: 'M0 296L88 188C110 260 160 340 210 392C212 540 208 690 214 842C140 850 60 852 0 852',
      sides: 'half',
    },
    { path: 'M0 296L90 186L72 178L0 268', sides: 'half', of: 'plain' },
  ],
  stitches: 'M-208 818C-70 828 70 828 208 818',
  shade: 'M200 430C170 490 120 540 60 566C130 548 184 500 206 464Z',
}
