import { setTimeout as pause } from 'node:timers/promises'
import type { ApiError } from '../http/api-error.ts'

const HOLD_MS = 1000
/** Above it refusals leave at once: each that is held is a connection and a little memory. */
const HELD_MAX = 2000

let held = 0

/**
 * Throws a refusal after a while. Whoever sends the next request when the last is answered is slowed down by it,
 * and refusing costs next to nothing, however many connections they have.
 */
export async function throwDelayed(refusal: ApiError): Promise<never> {
  if (held >= HELD_MAX) throw refusal
  held += 1
  try {
    await pause(HOLD_MS)
  } finally {
    held -= 1
  }
  throw refusal
}
