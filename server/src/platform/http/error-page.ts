import { createHash } from 'node:crypto'
import type { ErrorStatus } from '@rapport/contract/errors/error-response'
import escapeHtml from 'escape-html'
import { type BrandColors, getBrandColors } from '../process/brand-colors.ts'
import type { ApiError } from './api-error.ts'

const HEADINGS: Partial<Record<ErrorStatus, string>> = {
  400: 'Запрос не\u00A0разобрать',
  403: 'Запрос отклонён',
  404: 'Здесь ничего нет',
  408: 'Слишком долго',
  413: 'Слишком много данных',
  415: 'Такой формат не\u00A0подходит',
  422: 'Не\u00A0всё заполнено',
  429: 'Слишком часто',
  431: 'Слишком длинный запрос',
  503: 'Сайт ненадолго недоступен',
}

/** Longest list of mistakes that the page shows. */
const DETAILS_MAX = 20

/**
 * Returns a page of a few hundred bytes that names the error. It also links to the next step. It is built
 * from the error alone, so rejecting costs less than the request. The form data is still in the browser, one
 * step back.
 */
export function errorPage({ status, message, fields }: ApiError, method: string): string {
  const details = Object.values(fields)
    .flat()
    .filter((detail) => detail !== message)
    .slice(0, DETAILS_MAX)
  const sent = method === 'POST'
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${HEADINGS[status] ?? OTHERWISE}</title>
<style>${styleOf(getBrandColors())}</style>
</head>
<body>
<main>
<p class="status">${status}</p>
<h1>${HEADINGS[status] ?? OTHERWISE}</h1>
<p>${escapeHtml(message)}</p>
${details.length > 0 ? `<ul>${details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('')}</ul>` : ''}
${sent ? FORM_WAYS : PAGE_WAYS}
</main>
</body>
</html>
`
}

const OTHERWISE = 'Что-то пошло не\u00A0так'

/** An empty `href` is the URL of the form itself. */
const FORM_WAYS = `<p>Чтобы не\u00A0набирать заявку заново, вернитесь кнопкой «Назад» браузера: набранное останется в\u00A0форме.</p>
<p class="ways"><a href="">К\u00A0пустой форме</a> <a href="/">На\u00A0главную</a></p>`
const PAGE_WAYS = `<p class="ways"><a href="/">На\u00A0главную</a> <a href="/catalog/">Каталог</a></p>`

const styleOf = ({ linen, paper, ink, kumach, indigo }: BrandColors) => `
body{margin:0;background:${linen};color:${ink};font:18px/1.5 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:12vh 24px 64px}
.status{margin:0;color:${kumach};font-weight:700}
h1{margin:8px 0 24px;font-size:clamp(32px,6vw,56px);line-height:1.05}
li{margin:8px 0}
.ways{margin-top:32px;display:flex;flex-wrap:wrap;gap:16px}
a{display:inline-block;padding:12px 24px;border-radius:999px;background:${kumach};color:${paper};text-decoration:none}
a+a{background:none;color:${ink};box-shadow:inset 0 0 0 2px ${ink}}
a:focus-visible{outline:3px solid ${indigo};outline-offset:3px}
`

/** Returns the headers of the page. Its policy lets it load and run nothing. */
export function getErrorPageHeaders() {
  const hash = createHash('sha256').update(styleOf(getBrandColors())).digest('base64')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
