import type { Colourway } from './colourways.ts'
import * as block from './motifs/block.ts'
import * as botany from './motifs/botany.ts'
import { put } from './motifs/put.ts'
import * as workshop from './motifs/workshop.ts'
import { arc, box, disc, fill, type Point, polar, polygon, stroke } from './shapes.ts'

/** Draws a graphic around its centre within 360 × 440 units. */
export type Placed = (colours: Colourway) => string

/** Printed centimetres per unit: 360 units are 32 cm. */
export const PLACED_CENTIMETRES_PER_UNIT = 32 / 360
export const PLACED_AREA = { width: 360, height: 440 }

const count = (number: number) => Array.from({ length: number }, (_, index) => index)
const mirrored = (motif: string) => `<g transform="scale(-1 1)">${motif}</g>`
const ripple = (y: number, width: number) =>
  `M${-width / 2} ${y}${count(Math.round(width / 40))
    .map(() => 'q10 -12 20 0t20 0')
    .join('')}`
const bars = (colour: string, at: Point, lengths: number[]) =>
  fill(
    colour,
    lengths.map((length, index) => box(at[0], at[1] + index * 22, length, index ? 7 : 12)).join(''),
  )

/** All placed graphics by the second word of picture names. */
export const placed: Record<string, Placed> = {
  wedge: (c) => put(workshop.wedge(c), [0, -20], 0, 1.55) + bars(c.figure, [-160, 164], [210, 150, 90]),
  mast: (c) =>
    fill(c.accent, disc([0, -20], 128)) +
    put(workshop.mast({ ...c, accent: c.detail, detail: c.figure }), [0, 0], 0, 1.5) +
    stroke(c.figure, 8, ripple(196, 320)),
  wheels: (c) =>
    put(workshop.wheel(c), [-60, -90], 0, 1.15) +
    put(workshop.wheel({ ...c, figure: c.accent, accent: c.figure }), [88, 46], 12, 0.84) +
    put(workshop.wheel(c), [-66, 136], 6, 0.66),
  steamer: (c) =>
    fill(c.accent, disc([70, -110], 74)) +
    put(workshop.steamer(c), [0, 40], 0, 1.5) +
    stroke(c.figure, 8, ripple(172, 320) + ripple(196, 240)),
  stairs: (c) =>
    [0, 90, 180, 270].map((turn) => put(put(workshop.stairs(c), [84, -84], 0, 0.78), [0, 0], turn)).join(''),
  spun: (c) => put(workshop.spun(c), [0, -56], 0, 1.3) + bars(c.figure, [-120, 140], [240, 170, 100]),
  shuttle: (c) =>
    stroke(
      c.detail,
      5,
      count(9)
        .map((index) => `M${-160 + index * 40} -190V190`)
        .join(''),
    ) + put(workshop.shuttle(c), [0, 0], -28, 1.55),
  bobbin: (c) => stroke(c.accent, 7, arc([0, 0], 176, 130, 420)) + put(workshop.bobbin(c), [0, 0], -10, 1.3),
  bird: (c) => put(block.bird(c), [-20, -28], 0, 1.4) + stroke(c.detail, 8, notches(130)),
  birds: (c) =>
    put(block.tree(c), [0, -16], 0, 1.4) +
    put(block.bird(c), [-100, 134], 0, 0.7) +
    put(mirrored(block.bird(c)), [100, 134], 0, 0.7),
  horse: (c) => put(block.horse(c), [0, -26], 0, 1.5) + stroke(c.detail, 8, notches(190)),
  herd: (c) =>
    put(block.sun(c), [0, -120], 0, 0.78) +
    [-112, 0, 112].map((x) => put(block.horse(c), [x, 60], 0, 0.56)).join('') +
    stroke(c.detail, 8, notches(150)),
  sun: (c) => put(block.sun(c), [0, 0], 0, 1.6),
  tree: (c) => put(block.tree(c), [0, 20], 0, 1.68),
  drop: (c) => put(block.drop(c), [0, 0], 16, 1.75),
  carnation: (c) => put(block.carnation(c), [0, 6], 0, 1.6),
  rowan: (c) => put(botany.rowan(c), [0, 50], 0, 1.35),
  fern: (c) =>
    [-58, 58].map((turn) => put(put(botany.fern(c), [0, -96], 0, 0.94), [-6, 128], turn)).join('') +
    put(botany.fern(c), [-20, -22], -12, 1.2),
  poppy: (c) =>
    stroke(c.detail, 7, 'M-50 -60Q-20 80 0 210M92 60Q60 140 0 210M-104 70Q-70 150 0 210') +
    fill(c.detail, leafPair(c)) +
    put(botany.poppy(c), [-46, -96], 12, 1.15) +
    put(botany.poppy(c), [96, 44], 50, 0.78) +
    put(botany.poppy(c), [-108, 72], 80, 0.5),
  wheat: (c) =>
    [-32, 32, -16, 16, 0]
      .map((turn) => put(put(botany.wheat(c), [0, -130], 0, 0.95), [0, 120], turn))
      .join('') + fill(c.accent, box(-34, 92, 68, 26)),
  cornflower: (c) =>
    count(12)
      .map((index) =>
        put(botany.cornflower(c), polar([0, 0], 140, index * 30), index * 47, index % 2 ? 0.36 : 0.5),
      )
      .join(''),
  dandelion: (c) =>
    put(botany.dandelion(c), [-58, 16], 0, 1.45) + put(botany.dandelion(c), [72, 86], 8, 0.85),
  tulip: (c) =>
    put(botany.tulip(c), [-106, 50], -10, 0.94) +
    put(botany.tulip(c), [106, 50], 10, 0.94) +
    put(botany.tulip(c), [0, 0], 0, 1.35),
  cranberry: (c) =>
    put(botany.cranberry(c), [0, -70], -24, 1.4) + put(botany.cranberry(c), [10, 110], -24, 1.05),
}

/** Row of small triangles as a base line. */
const notches = (y: number) =>
  `M-150 ${y}H150M${count(8)
    .map((index) => `${-150 + index * 40} ${y}l10 18l10 -18`)
    .join('M')}`

const leafPair = (_: Colourway) =>
  polygon([
    [-14, 120],
    [-70, 150],
    [-96, 132],
    [-60, 110],
  ]) +
  polygon([
    [8, 150],
    [60, 170],
    [84, 150],
    [50, 134],
  ])
