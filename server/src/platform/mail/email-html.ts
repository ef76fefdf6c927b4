import escapeHtml from 'escape-html'
import { type BrandColors, getBrandColors } from '../process/brand-colors.ts'
import type { EmailAction, EmailContent, EmailRow } from './email-content.ts'
import { markHtml, ornamentHtml } from './email-ornament.ts'
import { POSTER_FONT, styleSheet, TEXT_FONT } from './email-style.ts'

/** Returns the email as HTML for old clients: tables and inline styles, no external resources. */
export function emailHtml(content: EmailContent): string {
  const { heading, paragraphs, code, rows, actions = [], closing, sender, signature } = content
  const colors = getBrandColors()
  const { linen, paper, ink, line, 'ink-soft': soft } = colors
  const paragraph = (text: string) => paragraphHtml(text, colors)
  return `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
${styleSheet(colors)}
</style>
</head>
<body class="ground-table" style="margin:0;padding:0;background:${linen}">
<table role="presentation" class="ground-table" width="100%" cellpadding="0" cellspacing="0" style="background:${linen}"><tr><td class="ground" align="center" style="padding:24px 12px;background:${linen}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="head" style="padding:20px 32px;background:${paper}">${headHtml(sender, colors)}</td></tr>
<tr><td style="padding:0">${ornamentHtml(colors)}</td></tr>
<tr><td class="page" style="padding:32px;background:${paper}">
<h1 class="heading" style="margin:0 0 20px;${POSTER_FONT};font-size:36px;line-height:38px;font-weight:800;text-transform:uppercase;color:${ink}">${textHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? codeHtml(code, colors) : ''}
${rowsHtml(rows, colors)}
${actions.map((action, index) => actionHtml(action, index === 0, colors)).join('\n')}
${closing.map(paragraph).join('\n')}
<p class="signature" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};${TEXT_FONT};font-size:14px;line-height:22px;color:${soft}">${signature.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const headHtml = (name: string, colors: BrandColors) =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px">${markHtml(name, colors)}</td><td class="name" style="${POSTER_FONT};font-size:26px;line-height:32px;font-weight:800;text-transform:uppercase;color:${colors.ink}">${escapeHtml(name)}</td></tr></table>`

const paragraphHtml = (text: string, { ink }: BrandColors) =>
  `<p class="text" style="margin:0 0 16px;${TEXT_FONT};font-size:16px;line-height:24px;color:${ink}">${textHtml(text)}</p>`

/** A phone, an order number and a time of day each stay on one line. */
const textHtml = (text: string) =>
  escapeHtml(text).replace(
    /\+\d{1,3} [\d() -]{8,15}\d|№\u00A0[\d-]+|в \d\d:\d\d\u00A0\(МСК\)/g,
    '<span style="white-space:nowrap">$&</span>',
  )

/** Large enough to copy from a phone next to the screen. */
const codeHtml = (code: string, { line, linen, ink }: BrandColors) =>
  `<p class="code" style="margin:0 0 24px;padding:16px 12px;border:1px solid ${line};border-radius:14px;background:${linen};font-family:'Courier New',monospace;font-size:34px;line-height:40px;font-weight:700;letter-spacing:6px;text-align:center;color:${ink}">${escapeHtml(code)}</p>`

function rowsHtml(rows: EmailRow[], colors: BrandColors): string {
  const { line, ink, 'ink-soft': soft } = colors
  if (rows.length === 0) return ''
  const lines = rows.map((row, index) => {
    const below = index < rows.length - 1 ? `border-bottom:1px solid ${line};` : ''
    const cell = `padding:8px 0;${below}${TEXT_FONT};font-size:15px;line-height:22px;vertical-align:top`
    return `<tr><td class="label" width="150" style="${cell};padding-right:16px;color:${soft}">${escapeHtml(row.label)}</td><td class="value" style="${cell};color:${ink};word-break:break-word">${valueHtml(row, colors)}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">\n${lines.join('\n')}\n</table>`
}

function valueHtml({ value, href }: EmailRow, { indigo }: BrandColors): string {
  const text = textHtml(value).replaceAll('\n', '<br>')
  return href ? `<a href="${escapeHtml(href)}" style="color:${indigo}">${text}</a>` : text
}

function actionHtml(
  { label, href }: EmailAction,
  isMain: boolean,
  { kumach, paper, ink }: BrandColors,
): string {
  const style = isMain
    ? `background:${kumach};border:2px solid ${kumach};color:${paper}`
    : `border:2px solid ${ink};color:${ink}`
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px"><tr><td class="action${isMain ? '' : ' second'}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 28px;border-radius:999px;${style};${TEXT_FONT};font-size:16px;line-height:22px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}
