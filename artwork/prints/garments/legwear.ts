import type { Garment } from './garment.ts'

/** A pair of socks, toes apart. */
export const sock: Garment = {
  panels: [
    {
      path: 'M40 196L196 196L200 540C214 610 268 650 314 710C350 762 330 828 270 834C198 838 128 792 80 732C44 680 34 620 38 560Z',
      sides: 'twin',
    },
    { path: 'M34 172L202 172L201 266L35 266Z', sides: 'twin', of: 'trim' },
    { path: 'M37 584C90 584 122 630 108 700L88 742C50 694 34 640 37 584Z', sides: 'twin', of: 'trim' },
    {
      path: 'M274 664C334 704 354 764 322 808C300 838 250 840 206 824C204 760 230 702 274 664Z',
      sides: 'twin',
      of: 'trim',
    },
  ],
  scale: 0.4,
}

/** Football socks to the knee. */
export const gaiter: Garment = {
  panels: [
    {
      path: 'M34 120L208 120C226 300 204 480 192 640C198 704 250 744 290 794C318 840 292 888 240 890C168 890 104 852 72 800C46 756 44 700 52 640C46 480 20 300 34 120Z',
      sides: 'twin',
    },
    { path: 'M28 100L212 100L213 190L29 190Z', sides: 'twin', of: 'trim' },
    { path: 'M28 226L214 226L214 256L28 256Z', sides: 'twin', of: 'trim' },
    { path: 'M51 670C100 672 128 710 116 776L96 832C54 784 44 726 51 670Z', sides: 'twin', of: 'trim' },
  ],
  scale: 0.4,
}
