import { cutOut, PAPER, WOOD } from '../cut.ts'
import { type Commission, type Composition, redyed } from '../picture.ts'
import { arc, box, disc, dots, fill, type Point, polar, polygon, sector, stroke } from '../shapes.ts'

const area = { x: 0, y: 0, width: 320, height: 320 }
const middle: Point = [160, 160]

/** An icon on a disc of its own wall, partly cut from the print. */
const icon = (draw: (commission: Commission, cut: (id: string, shape: string) => string) => string[]) =>
  ({
    width: 320,
    height: 320,
    draw: (commission) => {
      const cut = (id: string, shape: string) => {
        const dyes = id === 'a' ? commission.colours : redyed(commission.colours, 'figure')
        return cutOut(commission, { id, shape, area, scale: 0.3, dyes, edge: 2, origin: [60, 40] })
      }
      return fill(commission.colours.wall, disc(middle, 156)) + draw(commission, cut).join('')
    },
  }) satisfies Composition

const ring = (radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => polar(middle, radius, (index * 360) / count))

/** Years: a running gear. */
export const iconyears = icon(({ colours }, cut) => [
  fill(
    colours.seam,
    ring(98, 12)
      .map((_, index) =>
        polygon(
          [
            [88, -9],
            [122, -7],
            [122, 7],
            [88, 9],
          ].map(([radius = 0, turn = 0]) => polar(middle, radius, index * 30 + turn)),
        ),
      )
      .join(''),
  ),
  cut('a', disc(middle, 100)),
  fill(PAPER, disc(middle, 40)),
  fill(colours.accent, disc(middle, 22)),
])

/** Orders: a pile of parcels. */
export const iconorders = icon(({ colours }, cut) => [
  cut('a', 'M64 186L156 186L156 262L64 262Z'),
  cut('b', 'M164 186L256 186L256 262L164 262Z'),
  fill(colours.accent, box(112, 102, 96, 76)),
  fill(PAPER, `${box(102, 186, 14, 76)}${box(203, 186, 14, 76)}${box(153, 102, 14, 76)}`),
])

/** One piece: a single shirt. */
export const iconone = icon(({ colours }, cut) => [
  cut('a', 'M124 76C136 94 184 94 196 76L258 108L238 160L214 150L214 254L106 254L106 150L82 160L62 108Z'),
  stroke(colours.seam, 7, 'M124 76C136 100 184 100 196 76'),
  fill(colours.accent, box(182, 228, 32, 26)),
])

/** Two days: a clock. */
export const icondays = icon(({ colours }, cut) => [
  fill(PAPER, disc([128, 150], 84)),
  stroke(colours.seam, 6, disc([128, 150], 84)),
  cut('a', disc([198, 176], 84)),
  stroke(colours.seam, 9, 'M128 150L128 96M128 150L92 170'),
  dots(colours.seam, 9, [
    [128, 82],
    [60, 150],
    [128, 218],
  ]),
])

/** Call back within a quarter of an hour. */
export const iconcall = icon(({ colours }, cut) => [
  fill(PAPER, disc(middle, 104)),
  cut('a', sector(middle, 104, 0, 90)),
  stroke(colours.seam, 8, disc(middle, 104)),
  stroke(
    colours.seam,
    6,
    ring(92, 12)
      .map(([x, y], index) => {
        const [ix, iy] = polar(middle, index % 3 ? 84 : 74, index * 30)
        return `M${x.toFixed(1)} ${y.toFixed(1)}L${ix.toFixed(1)} ${iy.toFixed(1)}`
      })
      .join(''),
  ),
  stroke(colours.accent, 10, 'M160 160L160 78M160 160L226 160'),
  dots(colours.accent, 24, [[160, 160]]),
])

/** Cloths in rolls, seen from their ends. */
export const iconcloths = icon(({ colours }, cut) => [
  cut('a', disc([112, 200], 56)),
  cut('b', disc([212, 200], 56)),
  fill(colours.accent, disc([162, 114], 56)),
  stroke(colours.ground, 5, arc([162, 114], 40, 20, 330) + arc([162, 114], 27, 80, 400)),
  dots(PAPER, 26, [
    [112, 200],
    [212, 200],
    [162, 114],
  ]),
  dots(colours.seam, 12, [
    [112, 200],
    [212, 200],
    [162, 114],
  ]),
])

/** A sewing machine over the cloth it sews. */
export const iconsewing = icon(({ colours }, cut) => [
  fill(colours.accent, box(152, 66, 22, 26)),
  fill(
    colours.seam,
    `${box(145, 60, 36, 8)}M84 92L226 92Q238 92 238 104L238 216L194 216L194 138L124 138L124 178L84 178Z`,
  ),
  fill(colours.accent, disc([250, 116], 18)),
  stroke(colours.seam, 6, 'M104 178L104 214'),
  fill(WOOD, box(64, 216, 192, 18)),
  cut('a', 'M62 204L180 204L180 216L104 216L94 272L56 260Z'),
  fill(PAPER, disc([216, 168], 10)),
])

/** A wide length running off its roll. */
export const iconwidth = icon(({ colours }, cut) => [
  cut('a', 'M66 128L254 128L254 236L66 236Z'),
  fill(colours.seam, box(50, 92, 220, 40)),
  fill(colours.accent, `${box(38, 100, 16, 24)}${box(266, 100, 16, 24)}`),
  stroke(colours.seam, 6, 'M66 262L254 262M82 248L66 262L82 276M238 248L254 262L238 276'),
])

/** A trial cutting with its pinked edge. */
export const iconsample = icon(({ colours }, cut) => [
  '<g transform="rotate(-8 160 160)">',
  cut(
    'a',
    polygon([
      ...Array.from({ length: 17 }, (_, index): Point => [80 + index * 10, index % 2 ? 74 : 84]),
      ...Array.from({ length: 17 }, (_, index): Point => [index % 2 ? 250 : 240, 84 + index * 10]),
      ...Array.from({ length: 17 }, (_, index): Point => [240 - index * 10, index % 2 ? 254 : 244]),
      ...Array.from({ length: 17 }, (_, index): Point => [index % 2 ? 70 : 80, 244 - index * 10]),
    ]),
  ),
  '</g>',
  fill(PAPER, box(176, 190, 84, 56)),
  fill(colours.accent, box(176, 190, 12, 56)),
  stroke(colours.seam, 5, 'M200 208h44M200 226h30'),
])

/** A stored pattern piece with grain line and notches. */
export const iconpattern = icon(({ colours }, cut) => [
  fill(PAPER, 'M88 72L196 72C196 120 214 150 248 160L248 254L88 254Z'),
  cut('a', 'M104 176L232 176L232 238L104 238Z'),
  stroke(colours.seam, 6, 'M88 72L196 72C196 120 214 150 248 160L248 254L88 254Z'),
  stroke(colours.accent, 6, 'M134 94L134 160M122 108L134 92L146 108M122 146L134 162L146 146'),
  dots(colours.seam, 14, [[214, 140]]),
])

/** A place on the map. */
export const iconcities = icon(({ colours }, cut) => [
  fill(PAPER, 'M56 208L128 184L192 208L264 184L264 252L192 274L128 252L56 274Z'),
  stroke(colours.seam, 4, 'M128 184L128 252M192 208L192 274'),
  cut(
    'a',
    'M160 232C120 178 98 150 98 118C98 82 126 56 160 56C194 56 222 82 222 118C222 150 200 178 160 232Z',
  ),
  fill(PAPER, disc([160, 118], 26)),
  fill(colours.accent, disc([160, 118], 14)),
])
