import type { Garment } from './garment.ts'

/** Straight trousers with a crease. */
export const trousers: Garment = {
  panels: [
    {
      path: 'M0 196C60 196 110 192 146 186C190 340 222 620 238 898L58 908C56 740 38 580 0 446',
      sides: 'half',
    },
    { path: 'M0 138C50 138 100 136 138 130L148 188C104 196 50 200 0 200', sides: 'half', of: 'plain' },
  ],
  twins: 'M98 222C122 440 142 700 148 896M152 216C142 276 160 322 182 344',
  seams: 'M0 200L0 446',
  buttons: [[0, 168]],
}

/** A straight jacket without lining: a low collar, two patch pockets. */
export const jacket: Garment = {
  panels: [
    { path: 'M0 190C30 190 54 182 68 166L0 320', sides: 'half', of: 'inside' },
    {
      path: 'M204 212C262 234 290 310 318 480C332 580 340 670 344 756L276 768C266 670 250 560 218 420C200 350 196 280 204 212Z',
      sides: 'twin',
      turn: -12,
    },
    { path: 'M0 326L80 170L204 212C196 280 200 350 218 420C220 560 222 700 226 818L0 824', sides: 'half' },
    { path: 'M0 332L72 162C96 168 112 184 120 198L70 300Z', sides: 'twin', of: 'trim' },
    { path: 'M62 600L176 600L178 740L62 740Z', sides: 'twin', turn: 3 },
  ],
  seams: 'M0 326L0 824',
  buttons: [
    [14, 400],
    [14, 510],
    [14, 620],
  ],
  stitches: 'M274 742L340 732M-274 742L-340 732M-220 796L220 796M-66 624L-172 624M66 624L172 624',
}

/** A waistcoat with two points. */
export const vest: Garment = {
  panels: [
    { path: 'M0 160C40 160 72 152 96 132L0 440', sides: 'half', of: 'inside' },
    {
      path: 'M0 448L100 130L166 144C154 240 172 326 232 384C226 530 226 680 220 812L104 916L0 770',
      sides: 'half',
    },
    { path: 'M74 620L186 606L190 642L78 656Z', sides: 'twin', of: 'trim' },
  ],
  seams: 'M0 448L0 770',
  buttons: [
    [10, 486],
    [10, 560],
    [10, 634],
    [10, 708],
  ],
}

/** A necktie, knotted. */
export const tie: Garment = {
  panels: [
    { path: 'M-8 240L34 240L78 690L40 744L8 704Z', of: 'trim' },
    { path: 'M0 234L34 234L96 776L0 892', sides: 'half', turn: 45 },
    { path: 'M-56 130L56 130L34 244L-34 244Z', turn: 30 },
  ],
  scale: 0.4,
}

/** A cape that falls from the neck: for a barber's chair, or for a choir. */
export const cape: Garment = {
  panels: [
    { path: 'M0 172C30 172 54 164 70 146L0 210', sides: 'half', of: 'inside' },
    {
      path: 'M0 206C44 206 76 186 86 156C130 168 166 186 190 214C268 320 322 560 346 830C236 896 112 912 0 912',
      sides: 'half',
    },
    { path: 'M0 218C48 218 82 196 94 158L72 142C60 176 36 192 0 192', sides: 'half', of: 'trim' },
  ],
  seams: 'M0 218L0 912',
  shade:
    'M70 330C96 520 112 720 118 904L142 902C134 710 114 510 86 324ZM150 300C200 480 236 680 252 876L276 868C258 670 218 470 166 292Z',
  scale: 0.46,
}
