import { METRES } from '@rapport/contract/catalog/units'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PriceTier } from './price-tier.ts'

export interface Quantity {
  /** The number input whose value is sent. */
  ref: RefObject<HTMLInputElement | null>
  first: number
  step: number
  /** The last valid quantity. */
  quantity: number
  /** Whether the current input is valid. */
  valid: boolean
  /** Reads the field into the state. */
  read: () => void
  /** Writes a quantity into the field. */
  choose: (quantity: number) => void
  /** Steps up (1) or down (-1) within the limits of the field. */
  move: (direction: 1 | -1) => void
}

/** State of the quantity field. The initial value is `initial` or the start of the first tier. */
export function useQuantity(tiers: readonly PriceTier[], unit: string, initial?: number): Quantity {
  const first = initial ?? tiers[0]?.from ?? 1
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ quantity: first, valid: true })
  const read = () => {
    if (!ref.current) return
    const { valueAsNumber, validity } = ref.current
    const { valid } = validity
    setTyped((before) => ({ quantity: valid ? valueAsNumber : before.quantity, valid }))
  }
  // The visitor may have changed the number before hydration.
  useEffect(read, [])
  useEffect(() => {
    const field = ref.current
    field?.addEventListener('beforeinput', writePoint)
    return () => field?.removeEventListener('beforeinput', writePoint)
  }, [])
  return {
    ref,
    first,
    // Cloth is cut in half metres.
    step: METRES.test(unit) ? 0.5 : 1,
    ...typed,
    read,
    choose(quantity) {
      if (ref.current) ref.current.value = String(quantity)
      read()
    },
    move(direction) {
      ref.current?.stepUp(direction)
      read()
    },
  }
}

/**
 * Replaces a typed comma by a point. Browsers with another locale ignore a comma, so «1,5» would become 15. All
 * accept a point.
 */
function writePoint(event: InputEvent): void {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  document.execCommand('insertText', false, event.data.replace(',', '.'))
}
