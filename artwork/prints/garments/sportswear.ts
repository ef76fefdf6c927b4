import type { Garment } from './garment.ts'

/** A short top for training. */
export const sporttop: Garment = {
  panels: [
    { path: 'M0 372C50 366 84 310 96 226L84 224C70 270 40 296 0 298', sides: 'half', of: 'inside' },
    {
      path: 'M0 420C66 408 104 340 112 214L168 216C170 330 194 392 236 432C232 520 228 590 224 660L0 664',
      sides: 'half',
    },
    { path: 'M0 652C80 652 150 650 226 644L222 724C150 732 80 734 0 734', sides: 'half', of: 'trim' },
  ],
  stitches: 'M0 436C76 424 118 350 126 216M0 436C-76 424 -118 350 -126 216',
  seams: 'M-150 420C-150 520 -140 590 -136 648M150 420C150 520 140 590 136 648',
  scale: 0.48,
}

/** A bib that marks one team in training. */
export const bib: Garment = {
  panels: [
    { path: 'M0 196C34 196 62 186 80 166L84 176C74 236 46 268 0 268', sides: 'half', of: 'inside' },
    { path: 'M0 286C58 286 92 246 102 164L186 176C176 290 178 350 194 420L204 846L0 852', sides: 'half' },
    { path: 'M195 520L236 516L238 580L197 584Z', sides: 'twin', of: 'trim' },
    { path: 'M0 300C66 300 104 254 116 166L98 164C88 244 56 282 0 282', sides: 'half', of: 'trim' },
  ],
  stitches: 'M-198 824L198 824',
}
