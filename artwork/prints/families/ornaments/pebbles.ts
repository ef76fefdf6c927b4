import type { Print } from '../../repeat.ts'
import { scatter } from '../../scatter.ts'
import { dots, fill, type Point, polar, smooth } from '../../shapes.ts'

/** Галька: round river stones. */
export const pebbles: Print = (colours, random) => {
  const [width, height] = [480, 500]
  const paths: Record<'figure' | 'accent' | 'detail', string> = { figure: '', accent: '', detail: '' }
  const chips: Point[] = []
  for (const [index, centre] of scatter(random, width, height, 78).entries()) {
    const size = random.between(22, 37)
    const turn = random.between(0, 360)
    const stone = Array.from({ length: 7 }, (_, corner) =>
      polar(
        centre,
        size * random.between(0.78, 1.06) * (corner % 3 === 0 ? 1.1 : 0.95),
        turn + corner * 51.4,
      ),
    )
    paths[(['figure', 'figure', 'accent', 'figure', 'detail'] as const)[index % 5] ?? 'figure'] +=
      smooth(stone)
    chips.push(polar(centre, 46, turn))
  }
  const figure = [
    dots(colours.detail, 6, chips),
    fill(colours.figure, paths.figure),
    fill(colours.accent, paths.accent),
    fill(colours.detail, paths.detail),
  ].join('')
  return { figure, across: [width, 0], down: [0, height] }
}
