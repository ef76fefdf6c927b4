import type { Garment } from './garment.ts'

export const sunskirt: Garment = {
  panels: [
    { path: 'M0 236C50 236 96 232 132 224C216 420 300 640 352 812C230 868 110 884 0 884', sides: 'half' },
    { path: 'M0 184C50 184 96 180 130 172L134 226C96 234 50 238 0 238', sides: 'half', of: 'trim' },
  ],
  shade:
    'M40 244C70 460 84 680 88 880L116 878C106 670 84 450 52 244ZM96 240C170 450 214 660 234 852L262 844C232 640 178 440 108 238Z',
  stitches: 'M-342 794C-120 874 120 874 342 794',
}

export const pencil: Garment = {
  panels: [
    {
      path: 'M0 196C60 196 104 192 134 186C186 300 206 400 204 500C198 640 184 760 174 862C110 870 50 872 0 872',
      sides: 'half',
    },
    { path: 'M0 152C50 152 100 148 132 142L136 190C100 196 50 200 0 200', sides: 'half', of: 'plain' },
  ],
  seams: 'M84 200L96 300M-84 200L-96 300M0 872L0 740',
  stitches: 'M-174 836C-60 846 60 846 174 836',
}

export const midi: Garment = {
  panels: [
    { path: 'M0 190C50 190 96 186 128 180C156 300 176 400 186 480L0 480', sides: 'half' },
    { path: 'M0 480L186 480C206 580 222 660 230 720L0 720', sides: 'half', turn: 5 },
    { path: 'M0 720L230 720C252 780 268 840 278 888C180 906 90 912 0 912', sides: 'half' },
    { path: 'M0 142C50 142 96 138 126 132L130 184C96 190 50 194 0 194', sides: 'half', of: 'trim' },
  ],
  shade:
    'M70 730C86 790 94 850 96 908L114 906C110 850 98 790 82 730ZM150 728C176 780 190 840 198 900L214 898C204 836 188 780 164 728Z',
}

const legs = (inner: string, outer: string): string => `M0 200C50 200 96 196 126 190${outer}${inner}`

export const leggings: Garment = {
  panels: [
    {
      path: legs('L104 904C92 720 66 520 0 438', 'C166 300 178 380 172 470C164 640 166 780 168 898L104 904'),
      sides: 'half',
    },
    { path: 'M0 128C50 128 92 126 118 122L128 192C96 200 50 204 0 204', sides: 'half', of: 'trim' },
  ],
  twins: 'M108 880L166 876',
  shade: 'M60 470C90 600 106 760 110 896L124 896C120 760 104 590 74 470Z',
}

export const cyclers: Garment = {
  panels: [
    {
      path: 'M0 270C50 270 100 266 136 260C190 370 206 480 196 600L188 742L64 750C56 680 40 600 0 560',
      sides: 'half',
    },
    { path: 'M0 196C50 196 96 194 126 190L138 262C100 270 50 274 0 274', sides: 'half', of: 'trim' },
  ],
  twins: 'M190 716L62 724',
  seams: 'M0 272L0 560',
}

export const joggers: Garment = {
  panels: [
    {
      path: 'M0 196C50 196 104 192 140 186C188 330 206 430 204 540C200 680 186 780 176 852L98 856C92 720 66 560 0 470',
      sides: 'half',
    },
    { path: 'M176 852L168 912L108 914L98 856Z', sides: 'twin', of: 'trim' },
    { path: 'M0 142C50 142 100 140 132 136L142 188C104 196 50 200 0 200', sides: 'half', of: 'trim' },
  ],
  twins: 'M148 230C140 280 158 330 190 350',
  seams: 'M0 200L0 470M-16 190L-22 300M14 190L22 280',
}

export const shorts: Garment = {
  panels: [
    {
      path: 'M0 300C60 300 120 296 162 290C214 420 246 560 262 712L96 736C76 660 40 600 0 574',
      sides: 'half',
    },
    { path: 'M0 236C60 236 116 234 154 230L164 292C120 300 60 304 0 304', sides: 'half', of: 'trim' },
  ],
  twins: 'M176 330C166 390 186 440 216 466',
  seams: 'M0 304L0 574M-18 292L-24 420M16 292L26 400',
  stitches: 'M92 712L256 688M-92 712L-256 688',
}

export const swimsuit: Garment = {
  panels: [
    { path: 'M0 262C30 262 54 240 64 190L0 200', sides: 'half', of: 'inside' },
    {
      path: 'M0 350C44 340 70 270 78 150L106 152C108 250 120 310 164 346C146 430 138 480 146 540C164 610 176 660 178 700C120 720 70 790 50 850L0 854',
      sides: 'half',
    },
  ],
  seams: 'M0 350L0 420',
  stitches:
    'M0 366C56 352 84 276 92 160M0 366C-56 352 -84 276 -92 160M168 706C112 728 66 790 44 846M-168 706C-112 728 -66 790 -44 846',
  scale: 0.5,
}

/** A baby's bodysuit. */
export const babybody: Garment = {
  panels: [
    { path: 'M0 258C40 258 66 250 84 232C74 268 44 290 0 290', sides: 'half', of: 'inside' },
    {
      path: 'M188 268C240 284 268 330 292 410L214 440L194 396C182 350 180 310 188 268Z',
      sides: 'twin',
      turn: 34,
    },
    {
      path: 'M0 314C60 314 94 288 104 230L188 268C180 310 182 350 194 396C204 480 204 560 208 640C150 660 92 720 74 800L0 806',
      sides: 'half',
    },
    { path: 'M0 314C60 314 94 288 104 230L84 224C74 268 44 290 0 290', sides: 'half', of: 'trim' },
    {
      path: 'M0 806L74 800C92 720 150 660 208 640L210 660C166 676 112 730 94 822L0 830',
      sides: 'half',
      of: 'trim',
    },
  ],
  buttons: [
    [-44, 816],
    [0, 818],
    [44, 816],
  ],
}
