import escapeHtml from 'escape-html'
import type { SampleEmail } from './sample-emails.ts'

const WIDTHS = [320, 600]
const SCHEMES = { light: 'светлая', dark: 'тёмная' }
const DARK_QUERY = '@media (prefers-color-scheme:dark)'

/** Returns a page that shows emails in both widths, light and dark, and as text. */
export function sampleEmailsPage(path: string, all: SampleEmail[], listed: SampleEmail[]): string {
  const links = all.map(({ name }) => `<a href="${path}${name}/">${name}</a>`)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Письма</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Письма</h1>
<nav><a href="${path}">все</a> ${links.join(' ')}</nav>
${listed.map(emailHtml).join('\n')}
</body>
</html>
`
}

function emailHtml({ name, message }: SampleEmail): string {
  const frames = WIDTHS.flatMap((width) =>
    Object.entries(SCHEMES).map(
      ([scheme, words]) =>
        `<figure><figcaption>${width}\u00A0px, ${words}</figcaption><iframe sandbox="" loading="lazy" title="${name}, ${width}, ${scheme}" width="${width}" srcdoc="${escapeHtml(inScheme(message.html, scheme))}"></iframe></figure>`,
    ),
  )
  return `<section id="${name}">
<h2>${escapeHtml(message.subject)} <code>${name}</code></h2>
<div>${frames.join('')}
<figure><figcaption>Текстом</figcaption><pre>${escapeHtml(message.text)}</pre></figure></div>
</section>`
}

/** A frame has no colour scheme of its own, so the media rules are made to apply always or never. */
const inScheme = (html: string, scheme: string) =>
  html.replace(DARK_QUERY, scheme === 'dark' ? '@media all' : '@media not all')

const STYLE = `
body{margin:0;padding:24px;background:#eae2d4;color:#1a1815;font:16px/1.5 system-ui,sans-serif}
nav a{margin-right:12px}
code{font-size:14px;color:#5c554b}
section>div{display:flex;flex-wrap:wrap;gap:24px;align-items:start}
figure{margin:0}
iframe{height:960px;border:1px solid #857a69;background:#fff}
pre{width:480px;max-width:100%;margin:0;padding:16px;background:#fffdf9;white-space:pre-wrap;overflow-wrap:anywhere}
`
