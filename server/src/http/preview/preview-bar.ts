import escapeHtml from 'escape-html'
import type { PreviewedEntry } from '../../editing/preview/with-published.ts'
import { formatMoscowTime } from '../../platform/mail/moscow-time.ts'

/** Number of titles that the bar names. Above it shows the count. */
const NAMED_MAX = 3

/** Uses the page's own design tokens. The bar is part of the page flow, so it hides no content. */
export const PREVIEW_BAR_STYLE =
  '.draft-preview-bar{display:flex;flex-wrap:wrap;gap:2px 16px;padding:8px var(--gutter);background:var(--ochre);color:var(--ink);font:600 var(--size-small)/1.4 var(--font-text)}' +
  '.draft-preview-bar>*{min-width:0;overflow-wrap:anywhere}' +
  '.draft-preview-bar>:last-child{margin-left:auto;font-weight:400}'

/** Returns the HTML of the bar, which names the previewed drafts and the expiry of the link. */
export function previewBar(entries: PreviewedEntry[], expiresAt: Date): string {
  const drafts = entries.filter(({ isPublishable }) => isPublishable)
  const named = drafts.slice(0, NAMED_MAX).map(({ title }) => `«${escapeHtml(title)}»`)
  const more = drafts.length - named.length
  const titles = [...named, ...(more > 0 ? [`ещё ${more}`] : [])].join(', ')
  const what = titles === '' ? 'Правок нет: так на\u00A0сайте сейчас' : `Черновик: ${titles}`
  const until = `Ссылка открывается до\u00A0${formatMoscowTime(expiresAt)}`
  return `<aside class="draft-preview-bar"><span>${what}</span><span>${until}</span></aside>`
}
