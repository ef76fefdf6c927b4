/** Characters that only typesetting needs: soft hyphens, joiners, spaces of no width. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
const SPACE = /[\u00a0\u2007\u2009\u202f]/g

/** Returns a text as machines compare it: without invisible characters, all spaces of one kind. */
export const plainText = (text: string): string => text.replace(INVISIBLE, '').replace(SPACE, ' ')
