type Fields = Record<string, unknown>

/** Returns the value at a path such as `seo.title`. */
export const valueAt = (snapshot: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], snapshot)

/** Returns a copy of the snapshot with another value at the path. */
export function withValueAt<S extends object>(snapshot: S, path: string, value: unknown): S {
  const [name = '', ...rest] = path.split('.')
  const fields = snapshot as Fields
  return {
    ...snapshot,
    [name]: rest.length === 0 ? value : withValueAt(fields[name] as object, rest.join('.'), value),
  }
}
