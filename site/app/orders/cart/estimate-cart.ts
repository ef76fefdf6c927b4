import type { Calculation } from '@rapport/contract/calculation/calculation'
import type { RequestedLine } from '@rapport/contract/calculation/calculation-request'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { CartLine } from '@rapport/contract/orders/cart-line'
import { sendJson } from '../../browser/requests/send-json.ts'
import { lineId } from './ordered-lines.ts'

/** Price of a line. Kopecks; null is «по запросу». */
export interface LinePrice {
  unitPrice: number | null
  total: number | null
}

export interface CartEstimate {
  /** By `lineId`. */
  prices: Map<string, LinePrice>
  /** Why a line has no price, by `lineId`. */
  problems: Map<string, string[]>
}

/**
 * Calculates the prices of lines on the server. Lines that it refuses get their messages, the others their prices.
 * Rejects if the server can't answer.
 */
export async function estimateCart(lines: readonly CartLine[]): Promise<CartEstimate> {
  const problems = new Map<string, string[]>()
  let asked = [...lines]
  while (asked.length > 0) {
    const { status, result, errors } = await sendJson('estimateCalculation', {
      lines: asked.map(toRequestedLine),
      term: 'normal',
    })
    if (status === 200) {
      const { calculation } = result as { calculation: Calculation }
      const pairs = asked.map((line, index) => [lineId(line), calculation.lines[index]] as const)
      return { prices: new Map(pairs.flatMap(([line, price]) => (price ? [[line, price]] : []))), problems }
    }
    const refused = readLineErrors(errors ?? {})
    if (status !== 422 || refused.size === 0) throw new Error(`The estimate was answered with ${status}`)
    for (const [index, messages] of refused) {
      const line = asked[index]
      if (line) problems.set(lineId(line), messages)
    }
    asked = asked.filter((_, index) => !refused.has(index))
  }
  return { prices: new Map(), problems }
}

/** Returns the messages by the index of their line. */
function readLineErrors(errors: FieldErrors): Map<number, string[]> {
  const found = Object.entries(errors).flatMap(([field, messages]): [number, string[]][] => {
    const [, index] = /^lines\.(\d+)/.exec(field) ?? []
    return index === undefined ? [] : [[Number(index), messages]]
  })
  return new Map(found)
}

/** Returns a line of the cart as a calculation names it. */
export function toRequestedLine({ itemId, variant, material, quantity, sizes }: CartLine): RequestedLine {
  const [afterGroup, afterCode] = [variant?.lastIndexOf('/') ?? -1, material?.indexOf('/') ?? -1]
  return {
    itemId,
    ...(variant && {
      priceErpId: variant.slice(0, afterGroup),
      variant: Number(variant.slice(afterGroup + 1)),
    }),
    ...(material && { materialErpId: material.slice(0, afterCode), label: material.slice(afterCode + 1) }),
    ...(sizes ? { sizes } : { quantity }),
    operations: [],
  }
}
