interface Point {
  x: number
  y: number
}

/** Near edge of the target panel. */
interface Edge {
  x: number
  top: number
  bottom: number
}

/** Returns whether a pointer that moved from `from` to `to` heads for the edge. */
export function isInSafeTriangle(edge: Edge, from: Point, to: Point): boolean {
  if (to.x <= from.x || edge.x <= from.x) return false
  const slope = (y: number) => (y - from.y) / (edge.x - from.x)
  const taken = (to.y - from.y) / (to.x - from.x)
  return taken >= slope(edge.top) && taken <= slope(edge.bottom)
}
