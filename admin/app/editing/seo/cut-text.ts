/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number

export interface CutText {
  shown: string
  isCut: boolean
}

/** Cuts a text to a number of lines of a width, as search engines do: between words, with an ellipsis. */
export function cutText(
  text: string,
  { width, lines }: { width: number; lines: number },
  measure: Measure,
): CutText {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  const shown: string[] = []
  let at = 0
  for (let line = 1; line <= lines && at < words.length; line += 1) {
    let written = ''
    for (; at < words.length; at += 1) {
      const longer = written ? `${written} ${words[at]}` : (words[at] ?? '')
      const isLast = line === lines && at < words.length - 1
      if (measure(isLast ? `${longer}…` : longer) > width && (written || isLast)) break
      written = longer
    }
    if (written) shown.push(written)
  }
  const whole = shown.join(' ')
  if (at >= words.length) return { shown: whole, isCut: false }
  let end = whole.length
  while (end > 0 && ' ,;:—–-'.includes(whole.charAt(end - 1))) end -= 1
  return { shown: `${whole.slice(0, end)}…`, isCut: true }
}
