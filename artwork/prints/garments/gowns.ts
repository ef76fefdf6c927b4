import { n } from '../shapes.ts'
import type { Garment } from './garment.ts'

/** A Russian pinafore dress: straight from the chest, on wide straps, with ribbons down its front and round its hem. */
export const sarafan: Garment = {
  panels: [
    { path: 'M0 226C44 226 90 222 120 214L122 240L0 256', sides: 'half', of: 'inside' },
    { path: 'M62 96L96 92L112 256L80 262Z', sides: 'twin', of: 'trim' },
    { path: 'M0 252C44 252 92 246 124 236C158 480 226 740 282 890C186 918 92 926 0 926', sides: 'half' },
    { path: 'M0 244C44 244 92 240 124 230L130 270C92 280 44 286 0 286', sides: 'half', of: 'trim' },
    { path: 'M0 828C96 828 180 816 248 798L259 836C186 856 96 868 0 868', sides: 'half', of: 'trim' },
    { path: 'M-22 286L22 286L22 926L-22 926Z', of: 'trim' },
  ],
  shade: 'M60 300C86 520 110 740 120 918L140 916C128 730 100 510 74 300Z',
  scale: 0.46,
}

/** A nightgown: thin straps, a yoke, and a skirt gathered below it without a belt. */
export const nightgown: Garment = {
  panels: [
    { path: 'M0 250C34 250 70 238 96 226L100 250L0 300', sides: 'half', of: 'inside' },
    { path: 'M66 92L78 92L104 240L90 246Z', sides: 'twin', of: 'trim' },
    { path: 'M0 340L132 330C166 520 214 750 244 906C160 930 80 936 0 936', sides: 'half' },
    { path: 'M0 308C34 290 68 256 98 232C116 242 128 284 136 336L0 348', sides: 'half', of: 'trim' },
  ],
  stitches: 'M-238 884C-90 912 90 912 238 884',
  twins: 'M30 350L38 430M64 346L80 450M98 342L112 414',
  scale: 0.46,
}

/** One of seven flounces, from its seam down to its waves. */
const flounce = (index: number) => {
  const top = 520 + index * 54
  const bottom = top + 74
  const upper = 158 + index * 17
  const lower = upper + 26
  const step = lower / 6
  const wave = Array.from({ length: 6 }, (_, at) => {
    const from = lower - at * step
    return `C${n(from - step * 0.25)} ${bottom + 16} ${n(from - step * 0.75)} ${bottom + 16} ${n(from - step)} ${bottom}`
  }).join('')
  return {
    path: `M0 ${top}L${upper} ${top - 6}L${lower} ${bottom}${wave}`,
    sides: 'half' as const,
    of: index % 2 ? ('print' as const) : ('trim' as const),
  }
}

/** A skirt for flamenco: close round the hips, seven flounces below. */
export const flounced: Garment = {
  panels: [
    ...Array.from({ length: 7 }, (_, index) => flounce(6 - index)),
    { path: 'M0 150C44 150 86 148 116 142C146 250 160 400 160 526L0 534', sides: 'half' },
    { path: 'M0 108C44 108 82 106 110 102L118 148C86 154 44 156 0 156', sides: 'half', of: 'trim' },
  ],
  scale: 0.5,
}
