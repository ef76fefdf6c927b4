import { randomHex } from './random-hex.ts'
import { readStored, store } from './safe-storage.ts'

const KEY = 'visitorId'
/** What the server takes for one. */
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/

let current: string | undefined

/** Returns the random id that this browser keeps; where storage is forbidden it lasts for the page. */
export function visitorId(): string {
  current = storedId() ?? current ?? randomHex()
  if (storedId() !== current) store('localStorage', KEY, current)
  return current
}

function storedId(): string | undefined {
  const stored = readStored('localStorage', KEY)
  return stored !== undefined && VISITOR_ID.test(stored) ? stored : undefined
}
