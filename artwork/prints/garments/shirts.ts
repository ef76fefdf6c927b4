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

const shirtSleeve = shirt.panels.slice(1, 3)

/** A shirt with a band collar. Straps fasten its rolled-up sleeves. */
export const bandshirt: Garment = {
  panels: [
    { path: 'M0 176C30 176 50 168 66 154C54 188 32 206 0 210', sides: 'half', of: 'inside' },
    ...shirtSleeve,
    {
      path: 'M0 240C38 234 66 208 80 166L202 212C190 280 194 350 214 408C216 540 214 690 220 812C190 850 120 872 0 876',
      sides: 'half',
    },
    { path: 'M-18 232L18 232L18 876L-18 876Z', of: 'plain' },
    { path: 'M0 242C42 236 72 208 84 164L66 152C54 186 32 204 2 208Z', sides: 'twin', of: 'plain' },
    { path: 'M268 452L288 448L298 520L276 524Z', sides: 'twin', of: 'plain' },
  ],
  buttons: [[0, 224], ...buttons],
}

/** A shirt of flannel: two pockets with buttoned flaps. */
export const flannelshirt: Garment = {
  ...shirt,
  panels: [
    ...shirt.panels.filter(({ path }) => !path.startsWith('M66 400')),
    { path: 'M62 404L160 404L160 508L111 534L62 508Z', sides: 'twin' },
    { path: 'M58 388L164 388L164 422L111 446L58 422Z', sides: 'twin' },
  ],
  buttons: [...buttons, [-111, 428], [111, 428]],
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

/** A shirt fastened at its left side. Band collar, placket, cuffs and hem are of the printed ribbon. */
export const kosovorotka: Garment = {
  panels: [
    { path: 'M0 158C36 158 64 152 82 138C74 170 44 184 0 184', sides: 'half', of: 'inside' },
    {
      path: 'M206 214C262 236 290 310 316 480C332 580 340 660 344 742L270 752C262 660 250 560 218 420C198 360 194 290 206 214Z',
      sides: 'twin',
      turn: -12,
      of: 'plain',
    },
    { path: 'M344 742L348 800L276 808L270 752Z', sides: 'twin' },
    {
      path: 'M0 216C50 216 88 196 100 160L206 214C194 290 198 360 218 420C222 560 224 720 228 862C150 872 70 874 0 874',
      sides: 'half',
      of: 'plain',
    },
    { path: 'M40 206L94 186L94 484L40 484Z' },
    { path: 'M0 224C54 222 92 200 108 158L82 134C72 170 42 186 0 188', sides: 'half' },
    { path: 'M0 826C80 826 150 824 226 816L228 862C150 872 70 874 0 874', sides: 'half' },
  ],
  buttons: [
    [67, 240],
    [67, 320],
    [67, 400],
    [67, 460],
  ],
}
