/** Characters of a title and of a description that search engines show. */
export const TITLE_FIT = 70
export const DESCRIPTION_FIT = 160

/** Returns the first of some titles that is short enough to be shown whole; the last where none is. */
export const firstFitting = (titles: [string, ...string[]]): string =>
  titles.find((title) => title.length <= TITLE_FIT) ?? titles.at(-1) ?? titles[0]

/** Returns a title with the factory's name after it, where there is room. */
export const withName = (title: string, name: string): string => firstFitting([`${title} — ${name}`, title])

/** Returns whole sentences of a text that are shown, one after another; of a first one that is too long, whole words. */
export function fitDescription(text: string, max = DESCRIPTION_FIT): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= max) return whole
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => whole.lastIndexOf(end, max - 1)))
  if (sentence > max / 2) return whole.slice(0, sentence + 1)
  let end = whole.lastIndexOf(' ', max - 1)
  while (end > 0 && ' ,;:—–-'.includes(whole.charAt(end - 1))) end -= 1
  return `${whole.slice(0, end)}…`
}
