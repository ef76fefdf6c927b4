const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

/** Returns whether a text can be a key of every store. */
export const isStorageKey = (text: string): boolean => KEY.test(text)

/** Returns the key. Throws if the key could leave its store or differ between stores. */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('A storage key may hold only letters, digits, and single / . _ -')
  return key
}
