import { SLUG_MAX } from '@rapport/contract/paths/query-limits'

const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Transliterates a title to a slug: «Щётка и твил» → `schetka-i-tvil`. Uses as many whole words as fit. */
export function suggestSlug(title: string): string {
  const words = [...title.toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > SLUG_MAX) break
    slug = longer
  }
  return slug
}

/** Returns the slug after a change of the title: a suggested slug follows it, an edited one stays. */
export const slugAfter = (slug: string, titleBefore: string, title: string): string =>
  slug === suggestSlug(titleBefore) ? suggestSlug(title) : slug
