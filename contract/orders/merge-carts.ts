import type { CartLine } from './cart-line.ts'
import { QUANTITY_MAX } from './order-limits.ts'

/**
 * Returns what makes two lines the same: product, variant, material and cloth colour. A line with sizes is another line
 * than one with a quantity.
 */
export const cartLineKey = ({ itemId, variant, material, baseColor, sizes }: CartLine): string =>
  JSON.stringify([itemId, variant, material, baseColor, sizes !== undefined])

/** Returns the pieces or metres of a line. */
export const cartQuantity = ({ quantity, sizes = {} }: CartLine): number =>
  quantity ?? Object.values(sizes).reduce((sum, pieces) => sum + pieces, 0)

/** Returns the lines with another one. The same line gets the quantities of both. */
export function addCartLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const key = cartLineKey(added)
  if (!lines.some((line) => cartLineKey(line) === key)) return [...lines, added]
  return lines.map((line) => (cartLineKey(line) === key ? combine(line, added, sum) : line))
}

/** Returns the lines with one replaced. If its new choice is that of another line, both become one. */
export function replaceCartLine(lines: readonly CartLine[], line: CartLine, next: CartLine): CartLine[] {
  const [key, nextKey] = [cartLineKey(line), cartLineKey(next)]
  const isOther = key !== nextKey && lines.some((other) => cartLineKey(other) === nextKey)
  if (isOther)
    return addCartLine(
      lines.filter((other) => cartLineKey(other) !== key),
      next,
    )
  return lines.map((other) => (cartLineKey(other) === key ? next : other))
}

/**
 * Returns the lines of two carts that started from the same `base`. A line that one of them changed or removed is
 * changed or removed. If both changed it, a change wins over a removal, and the larger quantity over the smaller one.
 * Carts that have nothing in common have an empty base.
 */
export function mergeCarts(
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const [before, here, there] = [base, mine, theirs].map(
    (lines) => new Map(lines.map((line) => [cartLineKey(line), line])),
  ) as [Map<string, CartLine>, Map<string, CartLine>, Map<string, CartLine>]
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((key) => {
    const [was, own, other] = [before.get(key), here.get(key), there.get(key)]
    if (isSameAmount(own, was)) return other ?? []
    if (isSameAmount(other, was) || !other) return own ?? []
    return own ? combine(other, own, Math.max) : other
  })
}

/** Returns the lines that differ from those of `base`. */
export function listUnsaved(base: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  const saved = new Map(base.map((line) => [cartLineKey(line), line]))
  return lines.filter((line) => !isSameAmount(line, saved.get(cartLineKey(line))))
}

const sum = (one: number, other: number): number => Math.min(one + other, QUANTITY_MAX)

/** Returns the newer line, with an amount of both by a rule. */
function combine(line: CartLine, newer: CartLine, choose: (one: number, other: number) => number): CartLine {
  const { sizes } = line
  if (!sizes) return { ...newer, quantity: choose(line.quantity ?? 0, newer.quantity ?? 0) }
  const names = Object.keys({ ...sizes, ...newer.sizes })
  const chosen = names.map((size) => [size, choose(sizes[size] ?? 0, newer.sizes?.[size] ?? 0)])
  return { ...newer, sizes: Object.fromEntries(chosen) }
}

function isSameAmount(one: CartLine | undefined, other: CartLine | undefined): boolean {
  if (!one || !other) return one === other
  const names = Object.keys({ ...one.sizes, ...other.sizes })
  return one.quantity === other.quantity && names.every((size) => one.sizes?.[size] === other.sizes?.[size])
}
