/** Characters that only typesetting needs: soft hyphens, joiners, zero-width spaces. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
const SPACE = /[\u00a0\u2007\u2009\u202f]/g

/** Returns a text for comparison: without invisible characters, with spaces of one kind. */
export const plainText = (text: string): string => text.replace(INVISIBLE, '').replace(SPACE, ' ')
