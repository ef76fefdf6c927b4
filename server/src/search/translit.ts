/** Spellings one Latin word is read as, at most. */
const READINGS_MAX = 64

/**
 * What Latin letters stand for, by several habits: ГОСТ, passports, this site's own addresses («jilet»), and
 * what people type. The longest that fits is taken; several readings are all tried.
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
const LONGEST = 4

/** Russian words a Latin one may be meant for, the likeliest first; none for a word that is not Latin. */
export function fromLatin(word: string): string[] {
  if (!/^[a-z']+$/.test(word) || !/[a-z]/.test(word)) return []
  let readings = ['']
  for (let at = 0; at < word.length; ) {
    const { letters, size } = lettersAt(word, at)
    // Readings of a later letter come before other readings of the first ones: those are likelier.
    readings = letters.flatMap((letter) => readings.map((reading) => reading + letter)).slice(0, READINGS_MAX)
    at += size
  }
  return readings
}

function lettersAt(word: string, at: number): { letters: string[]; size: number } {
  for (let size = LONGEST; size > 0; size -= 1) {
    const letters = LETTERS[word.slice(at, at + size)]
    if (letters && word.length >= at + size) return { letters, size }
  }
  return { letters: [''], size: 1 }
}
