import type { Print } from '../../repeat.ts'
import { box, disc, fill, sector } from '../../shapes.ts'

/** Раппорт: the factory's own sign, turned until it fills the cloth. */
export const quarters: Print = (colours, random) => {
  const side = 96
  const columns = 4
  let [figure, accent, detail] = ['', '', '']
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * side, row * side]
      const turn = random.whole(0, 3)
      const corner = (
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const
      )[turn] ?? [0, 0]
      const quarter = sector(
        [x + corner[0] * side, y + corner[1] * side],
        side,
        90 + turn * 90,
        180 + turn * 90,
      )
      const kind = (row + 2 * column + random.whole(0, 1)) % 4
      if (kind === 0) figure += box(x, y, side + 0.4, side + 0.4)
      else if (kind === 1) accent += quarter
      else if (kind === 2) figure += quarter
      else detail += quarter
      if (kind === 0) accent += disc([x + side / 2, y + side / 2], 26)
    }
  }
  return {
    figure: fill(colours.figure, figure) + fill(colours.accent, accent) + fill(colours.detail, detail),
    across: [columns * side, 0],
    down: [0, columns * side],
  }
}
