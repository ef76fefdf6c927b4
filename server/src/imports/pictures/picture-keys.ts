import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/**
 * Returns the spellings by which a file and its item are compared: in one alphabet, as its letters look, and
 * transliterated. Signs and case don't matter.
 */
export function listPictureKeys(name: string): string[] {
  const plain = name.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  const look = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('')
  const keys = [`look ${lettersOf(look)}`, `slug ${lettersOf(suggestSlug(plain))}`]
  return keys.filter((key) => key.length > 'slug '.length)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** The counter at the end of a name: `123-2`, `123_2`, `Футболка (2)`, `Футболка 2`. */
const COUNTER = /(?:\((\d{1,3})\)|[\s_.-](\d{1,3}))$/

export interface PictureName {
  /** Possible names of the item, the likeliest first. */
  names: string[]
  /** Place among the pictures of the item. */
  order: number
}

/** Splits the path of a picture into names of its item and its place. A folder may have the name of the item. */
export function parsePictureName(path: string): PictureName {
  const parts = path.replace(/\.\w{1,5}$/, '').split('/')
  const base = parts.at(-1) ?? ''
  const folder = parts.at(-2) ?? ''
  const counter = COUNTER.exec(base)
  const order = Number(counter?.[1] ?? counter?.[2] ?? (/^\d{1,3}$/.test(base) ? base : 0))
  const uncounted = counter ? base.slice(0, counter.index).trim() : ''
  return { names: [base, uncounted, folder].filter((name) => name.trim() !== ''), order }
}
