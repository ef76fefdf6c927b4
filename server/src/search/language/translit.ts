/** Russian spellings of one Latin word, at most. */
const SPELLINGS_MAX = 64

/**
 * Readings of Latin letters in several transliterations: ГОСТ, passports, slugs of this site («jilet»), and
 * common typing. The longest matching sequence is used; all its readings are tried.
 */
const LETTERS: Record<string, string[]> = {
  shch: ['щ'],
  sch: ['щ', 'ш'],
  sh: ['ш'],
  ch: ['ч'],
  zh: ['ж'],
  dzh: ['дж'],
  tsh: ['тш'],
  tch: ['ч', 'тч'],
  kh: ['х'],
  ts: ['ц', 'тс'],
  tz: ['ц'],
  tc: ['ц'],
  ie: ['ие', 'ье'],
  ph: ['ф'],
  oo: ['у'],
  ee: ['и'],
  ye: ['ье', 'е', 'ые'],
  yo: ['е', 'ье', 'йо'],
  jo: ['е', 'йо', 'жо'],
  yu: ['ю'],
  ju: ['ю', 'жу'],
  iu: ['ю'],
  ya: ['я'],
  ja: ['я', 'жа'],
  ia: ['я', 'ия'],
  yy: ['ый'],
  yj: ['ый'],
  iy: ['ий'],
  ij: ['ий', 'иж'],
  ay: ['ай'],
  ey: ['ей'],
  oy: ['ой'],
  ai: ['ай', 'аи'],
  ei: ['ей'],
  oi: ['ой'],
  a: ['а'],
  b: ['б'],
  c: ['ц', 'к'],
  d: ['д'],
  e: ['е', 'э'],
  f: ['ф'],
  g: ['г'],
  h: ['х'],
  i: ['и'],
  j: ['ж', 'й'],
  k: ['к'],
  l: ['л'],
  m: ['м'],
  n: ['н'],
  o: ['о'],
  p: ['п'],
  q: ['к'],
  r: ['р'],
  s: ['с'],
  t: ['т'],
  u: ['у', 'ю'],
  v: ['в'],
  w: ['в', 'ш'],
  x: ['кс', 'х'],
  y: ['ы', 'й', 'и'],
  z: ['з'],
  "'": ['ь', ''],
}
const LETTERS_MAX = 4

/** Returns Russian words that a Latin word may transliterate, the likeliest first; none for a word that is not Latin. */
export function transliterate(word: string): string[] {
  if (!/^[a-z']+$/.test(word) || !/[a-z]/.test(word)) return []
  let spellings = ['']
  for (let at = 0; at < word.length; ) {
    const { letters, size } = lettersAt(word, at)
    // The first letters keep their likeliest reading longest.
    spellings = letters.flatMap((letter) => spellings.map((start) => start + letter)).slice(0, SPELLINGS_MAX)
    at += size
  }
  return spellings
}

function lettersAt(word: string, at: number): { letters: string[]; size: number } {
  for (let size = LETTERS_MAX; size > 0; size -= 1) {
    const letters = LETTERS[word.slice(at, at + size)]
    if (letters && word.length >= at + size) return { letters, size }
  }
  return { letters: [''], size: 1 }
}
