import { Parser } from 'htmlparser2'

const SKIPPED = new Set(['style', 'script', 'head', 'title'])
const BLOCKS = new Set([
  'p',
  'div',
  'tr',
  'table',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'hr',
  'blockquote',
])

/** Returns the text of an HTML mail. Lines of quoted mails begin with `>`, as in plain text. */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  let skipped = 0
  const endLine = (isForced: boolean) => {
    const text = line.replaceAll(/[^\S\n\u00A0]+/gu, ' ').trim()
    if (text !== '' || isForced)
      lines.push(`${'>'.repeat(Math.min(quotes, 1))}${quotes > 0 && text ? ' ' : ''}${text}`)
    line = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (SKIPPED.has(name)) skipped += 1
      if (BLOCKS.has(name)) endLine(false)
      if (name === 'br') endLine(true)
      if (name === 'blockquote') quotes += 1
    },
    ontext(text) {
      if (skipped === 0) line += text
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1)
      if (BLOCKS.has(name)) endLine(false)
      if (name === 'p') endLine(true)
      if (name === 'blockquote') quotes = Math.max(0, quotes - 1)
    },
  })
  parser.end(html)
  endLine(false)
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}
