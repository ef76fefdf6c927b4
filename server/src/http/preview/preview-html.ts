import { ADMIN_PATH, PREVIEW_PATH } from '@rapport/contract/staff/admin-paths'
import { isPagePath } from '../../platform/http/canonical-path.ts'
import { PREVIEW_BAR_STYLE } from './preview-bar.ts'

const LINK = /<a [^<>]*>/g
/** A script that a browser would run: data and modules that wait have a type. */
const SCRIPT = /<script(?=>| (?!type=)[^<>]*>)/g
const NOSCRIPT = /<\/?noscript>/g
const HREF = / href="((?:https?:\/\/[^/"]*)?)(\/(?:[^/"][^"]*)?)"/

interface PreviewHtmlOptions {
  token: string
  /** HTML of what says that this is a draft. */
  bar: string
  /** Whether pages of an origin, `https://tula.example`, are ours. */
  isOurs(origin: string): boolean
}

/**
 * Returns a rendered page as a preview: with its mark, the bar, and links that lead on within it. Its scripts stand as data, since a browser
 * complains of each one that the policy keeps from running, and what a page says without scripts is shown. Nothing else of it changes.
 */
export function toPreviewHtml(html: string, { token, bar, isOurs }: PreviewHtmlOptions): string {
  return (
    html
      .replace(LINK, (tag) =>
        tag.replace(HREF, (href, origin: string, path: string) =>
          (origin === '' || isOurs(origin)) && isPreviewed(path)
            ? ` href="${origin}${PREVIEW_PATH}${token}${path}"`
            : href,
        ),
      )
      .replace(SCRIPT, '<script type="text/preview"')
      // What waits for a script is shown where none will run: main-slider.module.css.
      .replace('<html', '<html data-preview=""')
      .replace('</head>', () => `<style>${PREVIEW_BAR_STYLE}</style></head>`)
      .replace(/<body.*$/s, (body) => body.replace(NOSCRIPT, ''))
      .replace(/<body[^<>]*>/, (body) => `${body}${bar}`)
  )
}

/** Files are no pages, and the back office has no drafts. */
function isPreviewed(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return isPagePath(path) && !path.startsWith(ADMIN_PATH)
}
