const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

/** The key itself, or an Error: one that could leave its store, or mean two things in two stores, is refused. */
export function assertStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A storage key may hold only letters, digits, and single / . _ -')
  return key
}
