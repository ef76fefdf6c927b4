const START = '<script'
const END = '</script>'

/** Returns HTML without its scripts, in linear time. A script ends at its end tag, whatever its text is. */
export function withoutScripts(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = html.indexOf(START, from)
    if (start < 0) return kept + html.slice(from)
    kept += html.slice(from, start)
    const end = html.indexOf(END, start)
    if (end < 0) return kept
    from = end + END.length
  }
}
