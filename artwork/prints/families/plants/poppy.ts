import { poppy as flower } from '../../motifs/botany.ts'
import { put } from '../../motifs/put.ts'
import type { Print } from '../../repeat.ts'
import { dots, fill, leaf, stroke } from '../../shapes.ts'

/** Мак: large heads close together, buds between them. */
export const poppy: Print = (colours, random) => {
  const head = flower(colours)
  const turn = random.between(0, 60)
  const stems = 'M300 120Q330 210 300 300M420 330Q360 350 330 420'
  const figure = [
    stroke(colours.detail, 5, stems),
    fill(
      colours.detail,
      leaf([312, 250], 70, 20, 60) + leaf([316, 220], 64, 18, -60) + leaf([366, 356], 60, 18, -20),
    ),
    put(head, [130, 140], turn, 1.25),
    put(head, [420, 330], turn + 40, 0.95),
    put(head, [150, 400], turn + 75, 0.68),
    fill(colours.figure, leaf([300, 124], 62, 34, 0)),
    fill(colours.accent, leaf([330, 470], 58, 30, 200)),
    dots(colours.detail, 10, [
      [470, 130],
      [492, 154],
      [26, 300],
    ]),
  ].join('')
  return { figure, across: [540, 0], down: [270, 500] }
}
