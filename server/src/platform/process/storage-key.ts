const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

/** Returns the key. Throws if the key could leave its store or differ between stores. */
export function assertStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A storage key may hold only letters, digits, and single / . _ -')
  return key
}
