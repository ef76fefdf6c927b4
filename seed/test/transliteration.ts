const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
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
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Returns the slug of a name by the transliteration of the site's oldest paths: odejda, platya, individualnyy-zakaz. */
export function transliterate(name: string): string {
  const latin = Array.from(name.toLowerCase(), (letter) => LETTERS[letter] ?? letter).join('')
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
