import { isSame } from '@rapport/staff-contract/editing/merge'

/**
 * Returns a snapshot as a change of what the server has. What it has cleaned of a field since that was sent is no change of one’s
 * own: such a field is as the server has it.
 */
export function ownChanges<S extends object>(snapshot: S, sent: S, stored: S): S {
  const fieldOf = (from: S, name: string) => (from as Record<string, unknown>)[name]
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [
      name,
      isSame(value, fieldOf(sent, name)) ? fieldOf(stored, name) : value,
    ]),
  ) as S
}
