import { isSame } from '@rapport/staff-contract/editing/merge'

/**
 * Returns the local snapshot based on what the server stored. A field unchanged since it was sent takes the
 * stored value, which the server may have cleaned up.
 */
export function rebaseSnapshot<S extends object>(snapshot: S, sent: S, stored: S): S {
  const getField = (from: S, name: string) => (from as Record<string, unknown>)[name]
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [
      name,
      isSame(value, getField(sent, name)) ? getField(stored, name) : value,
    ]),
  ) as S
}
