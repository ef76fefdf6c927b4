import { createHash } from 'node:crypto'
import { PLACE_META } from '../app/browser/page-place.ts'
import beforePaintSource from './before-paint.ts?inline-script'
import { starterSource, WAITING_TYPE } from './late-start.ts'

/** A page ready to be kept: the same for every visitor, with the hashes that let its own scripts run. */
export interface FinishedDocument {
  html: string
  /** For the script-src of its Content-Security-Policy: `'sha256-…'` each. */
  scriptHashes: string[]
}

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** What the first script of a page reads. */
const PLACE = new RegExp(`<meta name="${PLACE_META}"[^>]*>`)
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * Makes a rendered page fit for the cache. Scripts of our own bear the nonce; only they are hashed, so a
 * script that came in with content stays blocked. The nonce itself is taken out. In a `late` page the client
 * program waits for the first input instead of loading with the page. Every page gets the script that runs before
 * anything is painted.
 */
export function finishDocument(rendered: string, nonce: string, late: boolean): FinishedDocument {
  const scriptHashes: string[] = []
  const own = ` nonce="${nonce}"`
  const bless = (source: string) => scriptHashes.push(`'sha256-${sha256(source)}'`)
  const withScripts = rendered.replace(INLINE_SCRIPT, (whole, attributes: string, source: string) => {
    if (!attributes.includes(own) || /\ssrc=/.test(attributes)) return whole
    bless(source)
    const waits = late && attributes.includes('type="module"')
    const kept = attributes.replace(own, '').replace(/\s(?:async|suppressHydrationWarning)=""/g, '')
    return `<script${waits ? kept.replace('type="module"', `type="${WAITING_TYPE}"`) : kept}>${source}</script>`
  })
  bless(beforePaintSource)
  const withFirst = withScripts.replace(PLACE, (place) => `${place}<script>${beforePaintSource}</script>`)
  if (!late) return { html: withFirst.replaceAll(own, ''), scriptHashes }
  bless(starterSource)
  const html = withFirst
    .replace(MODULE_PRELOAD, '')
    .replaceAll(own, '')
    .replace('</body>', `<script>${starterSource}</script></body>`)
  return { html, scriptHashes }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
