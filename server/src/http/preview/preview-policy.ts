import { createHash } from 'node:crypto'
import { PREVIEW_BAR_STYLE } from './preview-bar.ts'

const STYLE_HASH = createHash('sha256').update(PREVIEW_BAR_STYLE).digest('base64')

/**
 * Returns the policy of a preview: it shows, and does nothing. No script runs and no form is sent, so that nothing of it can be
 * counted, liked, ordered or told of anybody; the back office alone frames it.
 */
export const previewPolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'sha256-${STYLE_HASH}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${new URL(publicUrl).origin}`,
  ].join('; ')
