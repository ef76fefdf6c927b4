import escapeHtml from 'escape-html'

const [START, END] = ['<![CDATA[', ']]>']

/** Replaces CDATA sections by escaped text, because `read-excel-file` ignores them. */
export function withoutCdata(xml: string): string {
  let start = xml.indexOf(START)
  if (start < 0) return xml
  const parts: string[] = []
  let at = 0
  while (start >= 0) {
    const end = xml.indexOf(END, start)
    if (end < 0) break
    parts.push(xml.slice(at, start), escapeHtml(xml.slice(start + START.length, end)))
    at = end + END.length
    start = xml.indexOf(START, at)
  }
  return [...parts, xml.slice(at)].join('')
}
