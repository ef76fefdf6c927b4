import type { Print } from '../../repeat.ts'
import { box, fill } from '../../shapes.ts'

/** Пламя: flame stitch, counted thread by thread. */
export const flame: Print = (colours, random) => {
  const [stitch, columns, rise] = [11, 24, random.whole(13, 17)]
  const bands = [
    colours.figure,
    colours.accent,
    colours.ground,
    colours.detail,
    colours.figure,
    colours.ground,
  ]
  const tall = random.whole(30, 38)
  const height = bands.length * tall
  const peak = (column: number) => {
    const away = Math.abs(column - columns / 2) / (columns / 2)
    return Math.round(
      (away ** 1.6 * 0.7 + (column % 8 < 4 ? column % 4 : 4 - (column % 4)) * 0.05) * rise * 10,
    )
  }
  const figure = bands.map((colour, band) => {
    let path = ''
    for (let column = 0; column < columns; column++)
      path += box(column * stitch, band * tall + peak(column), stitch + 0.3, tall + 0.5)
    return fill(colour, path)
  })
  return { figure: figure.join(''), across: [columns * stitch, 0], down: [0, height] }
}
