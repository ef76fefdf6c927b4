/** Names of what goes along to another host of ours, in the fragment; see cross-host-state.ts. */
export const STATE_NAMES = {
  city: 'city',
  cameFrom: 'came-from',
  transfer: 'transfer',
  carried: 'carried',
  anchor: 'anchor',
} as const

const { city, cameFrom, transfer, carried } = STATE_NAMES

/** Whether something came along: an ordinary fragment names nothing of it. An anchor alone never does. */
export function hasState(fragment: string): boolean {
  const packed = new URLSearchParams(fragment.slice(1))
  return [city, cameFrom, transfer, carried].some((name) => packed.has(name))
}
