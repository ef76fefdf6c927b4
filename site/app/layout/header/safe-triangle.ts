interface Point {
  x: number
  y: number
}

/** The near edge of what a pointer may be on its way to. */
interface Edge {
  x: number
  top: number
  bottom: number
}

/**
 * Whether a pointer that came from one point to another heads for an edge: it is then within the triangle between
 * where it came from and the ends of the edge.
 */
export function isInSafeTriangle(edge: Edge, from: Point, to: Point): boolean {
  if (to.x <= from.x || edge.x <= from.x) return false
  const slope = (y: number) => (y - from.y) / (edge.x - from.x)
  const taken = (to.y - from.y) / (to.x - from.x)
  return taken >= slope(edge.top) && taken <= slope(edge.bottom)
}
