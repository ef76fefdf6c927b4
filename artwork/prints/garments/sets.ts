import { tote } from './bags.ts'
import { joggers, shorts } from './bottoms.ts'
import type { Garment } from './garment.ts'
import { mitt } from './home.ts'
import { gaiter, sock } from './legwear.ts'
import { laidTogether } from './placed-garments.ts'
import { trousers, vest } from './tailoring.ts'
import { sweatshirt, tee } from './tops.ts'
import { apron, jersey } from './workwear.ts'

/** A sweatshirt and joggers of one cloth. */
export const tracksuit: Garment = laidTogether([
  [sweatshirt, { scale: 0.54, x: -186, y: -70 }],
  [joggers, { scale: 0.6, x: 206, y: 30 }],
])

/** Jersey, shorts and stockings of a team. */
export const teamset: Garment = laidTogether([
  [jersey, { scale: 0.6, x: -150, y: -150 }],
  [shorts, { scale: 0.5, x: -150, y: 250 }],
  [gaiter, { scale: 0.5, x: 230, y: 130 }],
])

/** A waistcoat and trousers. */
export const linensuit: Garment = laidTogether([
  [vest, { scale: 0.54, x: -176, y: -80 }],
  [trousers, { scale: 0.62, x: 186, y: 20 }],
])

const notebook: Garment = {
  panels: [
    { path: 'M-150 300L150 300L150 700L-150 700Z' },
    { path: 'M-150 300L-112 300L-112 700L-150 700Z', of: 'trim' },
  ],
}

/** A welcome set for a new employee: bag, T-shirt, socks, a notebook bound in cloth. */
export const welcomeset: Garment = laidTogether([
  [tote, { scale: 0.5, x: -190, y: -170 }],
  [tee, { scale: 0.54, x: 190, y: -160 }],
  [sock, { scale: 0.34, x: -190, y: 250 }],
  [notebook, { scale: 0.58, x: 180, y: 250 }],
])

const kitchentowel: Garment = {
  panels: [
    { path: 'M-150 160L150 160L150 840L-150 840Z', of: 'plain' },
    { path: 'M-150 640L150 640L150 740L-150 740Z' },
  ],
  stitches: 'M-140 172L140 172L140 828L-140 828L-140 172',
}

/** Apron, pot holder and towel of one length. */
export const kitchenset: Garment = laidTogether([
  [apron, { scale: 0.66, x: -160, y: 0 }],
  [kitchentowel, { scale: 0.6, x: 220, y: -110 }],
  [mitt, { scale: 0.3, x: 220, y: 250 }],
])
