import type { ResolvedLine } from './resolve-lines.ts'

/** Lines of the same product, material and design, in the order of the request. */
export interface DesignGroup {
  lines: readonly ResolvedLine[]
  /** Of all lines together: it chooses the tiers of items and operations. */
  quantity: number
}

/**
 * Groups lines of the same product, material and design. A request has no ids of designs. So two lines have the
 * same design if their operations are equal: in code, place, sides, colours and number of designs, in any order.
 * The production method (`priceErpId`, `variant`) and the sizes may differ.
 */
export function groupByDesign(lines: readonly ResolvedLine[]): DesignGroup[] {
  const groups = Map.groupBy(lines, describeDesign)
  return [...groups.values()].map((members) => ({
    lines: members,
    quantity: members.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** Returns the same text for lines of the same product, material and design. */
function describeDesign({ request, operations }: ResolvedLine): string {
  const works = operations.map(({ request: { code, place, widthMm, heightMm, colors }, designs }) =>
    JSON.stringify([code, place, widthMm, heightMm, colors, designs]),
  )
  return JSON.stringify([request.itemId, request.materialErpId, ...works.toSorted()])
}
