import type { Print } from '../../repeat.ts'
import { n } from '../../shapes.ts'

/** Кистевая клетка: an irregular hand-painted check. */
export const handcheck: Print = (colours, random) => {
  const size = 320
  const line = (at: number, wide: number, colour: string, upright: boolean) => {
    const wobble = Array.from({ length: 4 }, () => random.between(-5, 5))
    const knots = [...wobble, wobble[0] ?? 0].map((off, index): [number, number] => {
      const along = (index * size) / 4
      return upright ? [at + off, along] : [along, at + off]
    })
    const path = knots
      .map(([x, y], index) => {
        const [px, py] = knots[index - 1] ?? [x, y]
        const bend = upright
          ? `${n(px)} ${n((py + y) / 2)} ${n(x)} ${n((py + y) / 2)}`
          : `${n((px + x) / 2)} ${n(py)} ${n((px + x) / 2)} ${n(y)}`
        return index === 0 ? `M${n(x)} ${n(y)}` : `C${bend} ${n(x)} ${n(y)}`
      })
      .join('')
    return `<path fill="none" stroke="${colour}" stroke-width="${wide}" d="${path}"/>`
  }
  const rows = [
    { at: 40, wide: 26, colour: colours.figure },
    { at: 96, wide: 9, colour: colours.accent },
    { at: 150, wide: 14, colour: colours.figure },
    { at: 214, wide: 20, colour: colours.detail },
    { at: 270, wide: 8, colour: colours.accent },
  ]
  const figure = [false, true].flatMap((upright) =>
    rows.map(({ at, wide, colour }) => line(at, wide, colour, upright)),
  )
  return { figure: figure.join(''), across: [size, 0], down: [0, size] }
}
