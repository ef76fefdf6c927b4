/** Characters of a title and of a description that search engines show. */
export const TITLE_FIT = 70
export const DESCRIPTION_FIT = 160

/** Returns the first title short enough to be shown whole; else the last. */
export const firstFitting = (titles: [string, ...string[]]): string =>
  titles.find((title) => title.length <= TITLE_FIT) ?? titles.at(-1) ?? titles[0]

/** Returns a title with the factory's name appended if it fits. */
export const withName = (title: string, name: string): string => firstFitting([`${title} — ${name}`, title])

/** Returns a factory's name with the words after it: «Раппорт, фабрика текстиля». */
export const withTagline = ({ name, tagline }: { name: string; tagline: string }): string =>
  [name, tagline].filter(Boolean).join(', ')

/** Returns the first whole sentences of a text that fit; if the first is too long, its first whole words. */
export function fitDescription(text: string, max = DESCRIPTION_FIT): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= max) return whole
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => whole.lastIndexOf(end, max - 1)))
  if (sentence > max / 2) return whole.slice(0, sentence + 1)
  let end = whole.lastIndexOf(' ', max - 1)
  while (end > 0 && ' ,;:—–-'.includes(whole.charAt(end - 1))) end -= 1
  return `${whole.slice(0, end)}…`
}
