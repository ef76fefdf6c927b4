import escapeHtml from 'escape-html'

/** What an e-mail says, whichever form it takes. */
export interface EmailContent {
  heading: string
  paragraphs: string[]
  rows: EmailRow[]
  /** Under the table, before the signature. */
  closing: string[]
  /** Who writes. */
  signature: string[]
}

/** A line of the table. With `href` the value is a link. */
export interface EmailRow {
  label: string
  value: string
  href?: string
}

const FACE = "font-family:'Golos Text',Arial,sans-serif"
const INK = '#1A1815'
const SOFT = '#5C554B'
const LINEN = '#F4EFE6'
const PAPER = '#FFFDF9'
const KUMACH = '#B5232A'
const INDIGO = '#1F2A5A'
const LINE = '#DDD3C2'

/** The e-mail as HTML that old mail programs can show: tables and inline styles, nothing loaded. */
export function emailHtml(content: EmailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${FACE};font-size:16px;line-height:24px;color:${INK}">${escapeHtml(text)}</p>`
  return `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.heading)}</title>
</head>
<body style="margin:0;padding:0;background:${LINEN}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${LINEN}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${PAPER};border-top:6px solid ${KUMACH}"><tr><td style="padding:32px">
<h1 style="margin:0 0 20px;${FACE};font-size:26px;line-height:32px;color:${INK}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${table(content.rows)}
${content.closing.map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};${FACE};font-size:14px;line-height:22px;color:${SOFT}">${content.signature.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function table(rows: EmailRow[]): string {
  if (rows.length === 0) return ''
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};${FACE};font-size:15px;line-height:22px;vertical-align:top`
  const lines = rows.map(
    (row) =>
      `<tr><td width="170" style="${cell};padding-right:16px;color:${SOFT}">${escapeHtml(row.label)}</td><td style="${cell};color:${INK};word-break:break-word">${valueHtml(row)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">\n${lines.join('\n')}\n</table>`
}

function valueHtml({ value, href }: EmailRow): string {
  const text = escapeHtml(value).replaceAll('\n', '<br>')
  return href ? `<a href="${escapeHtml(href)}" style="color:${INDIGO}">${text}</a>` : text
}

/** The e-mail as plain text, for programs and people that want no HTML. */
export function emailText(content: EmailContent): string {
  const rows = content.rows.map(({ label, value, href }) => {
    // An address is shown where it says more than the value; of mail and phone the value is the address.
    const shown = href?.startsWith('http') && href !== value ? `${value}\n  ${href}` : value
    return `${label}: ${shown}`
  })
  const blocks = [
    content.heading,
    ...content.paragraphs,
    rows.join('\n'),
    ...content.closing,
    `--\n${content.signature.join('\n')}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
