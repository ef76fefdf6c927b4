import type { Print } from '../../repeat.ts'
import { box, fill } from '../../shapes.ts'

/** Тик: groups of woven stripes, wide and thin. */
export const ticking: Print = (colours, random) => {
  const stripes = new Map<string, string>()
  let x = 0
  const draw = (colour: string, width: number, gap: number) => {
    stripes.set(colour, (stripes.get(colour) ?? '') + box(x, 0, width, 241))
    x += width + gap
  }
  const thin = random.between(3, 5)
  const groups = random.whole(2, 3)
  for (let group = 0; group < groups; group++) {
    const wide = random.between(18, 52)
    const gap = random.between(7, 13)
    const beside = random.whole(1, 3)
    for (let line = 0; line < beside; line++) draw(colours.figure, thin, gap)
    draw(group === 1 ? colours.accent : colours.figure, wide, gap)
    for (let line = 0; line < beside; line++)
      draw(
        group === 1 ? colours.detail : colours.figure,
        thin,
        line === beside - 1 ? random.between(34, 74) : gap,
      )
  }
  const figure = [...stripes].map(([colour, path]) => fill(colour, path)).join('')
  return { figure, across: [x, 0], down: [0, 240] }
}
