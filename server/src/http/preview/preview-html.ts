import { ADMIN_PATH, PREVIEW_PATH } from '@rapport/staff-contract/staff/admin-paths'
import { isPagePath } from '../../platform/http/canonical-path.ts'
import { PREVIEW_BAR_STYLE } from './preview-bar.ts'

const LINK = /<a [^<>]*>/g
/** Script that a browser would run. Data have a type. */
const SCRIPT = /<script(?: type="(?:module|speculationrules)")?(?=[ >])(?! type=)/g
const NOSCRIPT = /<\/?noscript>/g
const HREF = / href="((?:https?:\/\/[^/"]*)?)(\/(?:[^/"][^"]*)?)"/

interface PreviewHtmlOptions {
  token: string
  /** HTML of the preview bar. */
  bar: string
  /** Returns whether an origin, such as `https://tula.example`, is ours. */
  isOurs(origin: string): boolean
}

/**
 * Returns a rendered page as a preview: with a mark, the bar and preview links. Its scripts become data,
 * since browsers report each script that the policy blocks. The noscript content is shown.
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
      // Content that waits for a script is shown, because none runs: main-slider.module.css.
      .replace('<html', '<html data-preview=""')
      .replace('</head>', () => `<style>${PREVIEW_BAR_STYLE}</style></head>`)
      .replace(/<body.*$/s, (body) => body.replace(NOSCRIPT, ''))
      .replace(/<body[^<>]*>/, (body) => `${body}${bar}`)
  )
}

/** Files and the back office have no previews. */
function isPreviewed(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return isPagePath(path) && !path.startsWith(ADMIN_PATH)
}
