import type { Print } from '../../repeat.ts'
import { box, fill } from '../../shapes.ts'

/** Ikat: the warp is dyed before weaving, so edges along the thread are blurred. */
export const ikat: Print = (colours, random) => {
  const strip = 9
  const half = random.whole(16, 20)
  const width = (2 * half + 2) * strip
  const height = Math.round(width * random.between(1.5, 1.75))
  const shapes = [
    { colour: colours.figure, share: 1 },
    { colour: colours.ground, share: 0.8 },
    { colour: colours.accent, share: 0.68 },
    { colour: colours.figure, share: 0.36 },
    { colour: colours.detail, share: 0.2 },
  ]
  const figure = shapes.map(({ colour, share }) => {
    const reach = half * share
    let path = ''
    for (let index = -Math.floor(reach); index <= reach; index++) {
      const hook = Math.abs(index) % 5 === 4 ? 0.86 : 1
      const tall = (height / 2) * share * (1 - Math.abs(index) / (reach + 1)) * hook
      const top = -tall + random.between(-14, 14)
      const bottom = tall + random.between(-14, 14)
      if (bottom - top > 8)
        path += box(width / 2 + index * strip, height / 2 + top, strip + 0.4, bottom - top)
    }
    return fill(colour, path)
  })
  const spine = Array.from({ length: 5 }, (_, index) =>
    box((index - 2) * strip + 0.5, random.between(-46, -20), strip - 2, random.between(50, 84)),
  )
  return {
    figure: figure.join('') + fill(colours.detail, spine.join('')),
    across: [width, 0],
    down: [width / 2, height / 2 + 24],
  }
}
