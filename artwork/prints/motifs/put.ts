import { n, type Point } from '../shapes.ts'

/** Places a motif on the cloth. */
export function put(motif: string, [x, y]: Point, turn = 0, scale = 1): string {
  const turned = turn ? `rotate(${n(turn)})` : ''
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${motif}</g>`
}
