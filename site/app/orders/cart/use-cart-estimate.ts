import type { CartLine } from '@rapport/contract/orders/cart-line'
import { useEffect, useState } from 'react'
import { useSession } from '../../browser/session/use-session.ts'
import { type CartEstimate, estimateCart } from './estimate-cart.ts'
import { lineId } from './ordered-lines.ts'

/** Pause in typing before the server is asked. */
const PAUSE_MS = 400

const NONE: CartEstimate = { prices: new Map(), problems: new Map() }

/**
 * Returns the prices of lines by the server, and asks again after each change and log-in. A line that was changed since
 * has no price until the answer arrives.
 */
export function useCartEstimate(
  lines: readonly CartLine[],
  attempt: number,
): { estimate: CartEstimate; failed: boolean } {
  const [estimate, setEstimate] = useState(NONE)
  const [failed, setFailed] = useState(false)
  const token = useSession()
  const asked = lines.map(lineId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, and another price list, ask again
  useEffect(() => {
    let isLeft = false
    const ask = () =>
      estimateCart(lines).then(
        (next) => {
          if (isLeft) return
          setFailed(false)
          setEstimate(next)
        },
        () => !isLeft && setFailed(true),
      )
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [asked, attempt, token])
  return { estimate, failed: failed && lines.length > 0 }
}
