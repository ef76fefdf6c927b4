/** Names of the fields that both sides changed differently: a person must choose. */
export interface Merged<S> {
  snapshot: S
  conflicts: string[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares two snapshot values; the order of fields is ignored, the order of list items is not. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => isSame(one[name], other[name]))
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  return one === other
}

/** Returns whether two snapshots differ in SEO fields at most, which an SEO specialist may publish or discard. */
export const isSameButSeo = (one: object, other: object): boolean =>
  isSame({ ...one, seo: null }, { ...other, seo: null })

/**
 * Merges two snapshots made from `base`, field by field, nested fields too. A field that one side changed is
 * taken from that side. If both did, the result has `mine`, and the field's name (`seo.title`) is in the
 * conflicts. A list is one field.
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
