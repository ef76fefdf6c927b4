/** Names of the fields that both sides changed, each otherwise: somebody has to choose. */
export interface Merged<S> {
  snapshot: S
  conflicts: string[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values of a snapshot are the same; the order of fields means nothing, that of lists does. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => isSame(one[name], other[name]))
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  return one === other
}

/** Whether two snapshots differ in their words for search engines at most: what a specialist in search may publish, or drop. */
export const isSameButSeo = (one: object, other: object): boolean =>
  isSame({ ...one, seo: null }, { ...other, seo: null })

/**
 * Merges two snapshots that were both made from `base`, field by field, fields of fields too: what one side alone changed is
 * taken from it. Where both did, the field is `mine`, and its name (`seo.title`) is among the conflicts. A list is one field.
 */
export function mergeSnapshots<S extends object>(base: S, theirs: S, mine: S): Merged<S> {
  const conflicts: string[] = []
  const merge = (was: Fields, their: Fields, my: Fields, prefix: string): Fields =>
    Object.fromEntries(
      [...new Set([...Object.keys(their), ...Object.keys(my)])].map((name) => {
        const [before, theirValue, myValue] = [was[name], their[name], my[name]]
        if (isSame(before, myValue)) return [name, theirValue]
        if (isSame(before, theirValue) || isSame(theirValue, myValue)) return [name, myValue]
        if (isFields(before) && isFields(theirValue) && isFields(myValue))
          return [name, merge(before, theirValue, myValue, `${prefix}${name}.`)]
        conflicts.push(`${prefix}${name}`)
        return [name, myValue]
      }),
    )
  const snapshot = merge(base as Fields, theirs as Fields, mine as Fields, '') as S
  return { snapshot, conflicts }
}
