type Fields = Record<string, unknown>

/** Returns the value of a field, or of a field within one: `seo.title`. */
export const valueAt = (snapshot: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], snapshot)

/** Returns a snapshot with another value in a field, or in a field within one. */
export function withValueAt<S extends object>(snapshot: S, path: string, value: unknown): S {
  const [name = '', ...rest] = path.split('.')
  const fields = snapshot as Fields
  return {
    ...snapshot,
    [name]: rest.length === 0 ? value : withValueAt(fields[name] as object, rest.join('.'), value),
  }
}
