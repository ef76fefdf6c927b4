import type { Garment } from './garment.ts'

const shirtBody =
  'M0 232L78 166L202 212C190 280 194 350 214 408C216 540 214 690 220 812C190 850 120 872 0 876'
const collar = 'M0 226L64 156C84 160 104 176 110 190L64 290Z'
const collarInside = 'M0 180C30 180 50 172 64 158L0 228'
const placket = 'M-18 232L18 232L18 876L-18 876Z'
const buttons: [number, number][] = [
  [0, 300],
  [0, 390],
  [0, 480],
  [0, 570],
  [0, 660],
  [0, 750],
]

export const shirt: Garment = {
  panels: [
    { path: collarInside, sides: 'half', of: 'inside' },
    {
      path: 'M202 212C252 232 280 300 306 470C322 570 332 660 338 750L276 762C266 670 248 560 214 408C194 350 190 280 202 212Z',
      sides: 'twin',
      turn: -12,
    },
    { path: 'M338 750L344 820L284 830L276 762Z', sides: 'twin', of: 'plain' },
    { path: shirtBody, sides: 'half' },
    { path: placket, of: 'plain' },
    { path: 'M66 400L160 400L160 500L113 526L66 500Z' },
    { path: collar, sides: 'twin', of: 'plain' },
  ],
  buttons,
}

export const camp: Garment = {
  panels: [
    { path: 'M0 180C30 180 50 172 64 158L0 300', sides: 'half', of: 'inside' },
    {
      path: 'M214 216C262 238 292 292 336 430L242 462L220 404C202 340 202 276 214 216Z',
      sides: 'twin',
      turn: 34,
    },
    {
      path: 'M0 306L78 168L214 216C202 276 202 340 220 404C226 540 226 690 230 842C150 850 70 852 0 852',
      sides: 'half',
    },
    { path: 'M0 306L66 160C92 168 112 186 122 204L96 250L124 270Z', sides: 'twin', turn: 40 },
  ],
  seams: 'M0 306L0 852',
  buttons: [
    [12, 350],
    [12, 450],
    [12, 550],
    [12, 650],
    [12, 750],
  ],
  stitches: 'M240 442L328 412M-240 442L-328 412M-224 818C-70 828 70 828 224 818',
}

export const blouse: Garment = {
  panels: [
    { path: 'M0 186C30 186 54 178 70 162L0 300', sides: 'half', of: 'inside' },
    {
      path: 'M176 204C236 216 272 300 304 470C324 570 330 650 322 716L262 726C252 640 236 540 196 392C178 330 170 266 176 204Z',
      sides: 'twin',
      turn: -14,
    },
    { path: 'M322 716L318 770L270 776L262 726Z', sides: 'twin', of: 'plain' },
    {
      path: 'M0 310C30 270 60 220 76 166L176 204C170 266 178 330 196 392C186 520 190 660 214 812C140 836 60 842 0 842',
      sides: 'half',
    },
    { path: 'M-34 306L34 306L26 346L70 560L34 570L0 380L-40 600L-76 588L-26 346Z', of: 'trim' },
    { path: 'M0 322C40 270 100 262 128 292C136 330 100 362 0 334Z', sides: 'twin', of: 'trim' },
  ],
  seams: 'M0 340L0 842',
  shade: 'M120 420C110 560 120 700 140 826L158 822C140 700 132 560 134 420Z',
  scale: 0.46,
}

export const kosovorotka: Garment = {
  panels: [
    { path: 'M0 176C40 176 72 168 88 152C80 186 46 200 0 200', sides: 'half', of: 'inside' },
    {
      path: 'M206 214C262 236 290 310 316 480C332 580 340 660 344 742L270 752C262 660 250 560 218 420C198 360 194 290 206 214Z',
      sides: 'twin',
      turn: -12,
    },
    { path: 'M344 742L348 800L276 808L270 752Z', sides: 'twin', of: 'trim' },
    {
      path: 'M0 216C50 216 88 196 100 160L206 214C194 290 198 360 218 420C222 560 224 720 228 862C150 872 70 874 0 874',
      sides: 'half',
    },
    { path: 'M44 208L90 190L90 480L44 480Z', of: 'trim' },
    { path: 'M0 216C50 216 88 196 102 158L88 148C78 182 44 198 0 198', sides: 'half', of: 'trim' },
    { path: 'M0 836C80 836 150 834 226 826L228 862C150 872 70 874 0 874', sides: 'half', of: 'trim' },
  ],
  buttons: [
    [67, 240],
    [67, 320],
    [67, 400],
    [67, 460],
  ],
}
