import { METRES } from '@rapport/contract/catalog/units'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PriceTier } from './price-tier.ts'

export interface Quantity {
  /** The field it is typed into, which holds what is sent. */
  ref: RefObject<HTMLInputElement | null>
  first: number
  step: number
  /** The last that can be ordered. */
  quantity: number
  /** Whether what stands in the field can be ordered. */
  valid: boolean
  /** Reads the field. */
  read: () => void
  /** Writes into the field. */
  choose: (quantity: number) => void
  /** Takes a step up (1) or down (-1), to where the field allows. */
  move: (direction: 1 | -1) => void
}

/** How many the visitor wants, at first `initial`, or as few as have a price. */
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
  // The number may have been changed before the client bundle started.
  useEffect(read, [])
  useEffect(() => {
    const field = ref.current
    field?.addEventListener('beforeinput', writePoint)
    return () => field?.removeEventListener('beforeinput', writePoint)
  }, [])
  return {
    ref,
    first,
    // Cloth is cut by half metres.
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

/** A browser of another language drops a comma in silence, and would make fifteen of «1,5»; a point is taken by all. */
function writePoint(event: InputEvent): void {
  if (!event.data?.includes(',')) return
  event.preventDefault()
  document.execCommand('insertText', false, event.data.replace(',', '.'))
}
