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

const SCRIPT_START = /<script\b([^<>]*)>/
const SCRIPT_END = '</script>'
/** What the first script of a page reads. */
const PLACE = `<meta name="${PLACE_META}"`
const MODULE_PRELOAD = /<link rel="modulepreload"[^<>]*>/g

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
  // Each piece but the last ends where a script does.
  const pieces = rendered.split(SCRIPT_END).map((piece, at, all) => {
    const found = at < all.length - 1 ? SCRIPT_START.exec(piece) : null
    const attributes = found?.[1] ?? ''
    if (!found || !attributes.includes(own) || /\ssrc=/.test(attributes)) return piece
    const source = piece.slice(found.index + found[0].length)
    bless(source)
    const waits = late && attributes.includes('type="module"')
    const kept = attributes.replace(own, '').replace(/\s(?:async|suppressHydrationWarning)=""/g, '')
    const tag = `<script${waits ? kept.replace('type="module"', `type="${WAITING_TYPE}"`) : kept}>`
    return `${piece.slice(0, found.index)}${tag}${source}`
  })
  const withScripts = pieces.join(SCRIPT_END)
  bless(beforePaintSource)
  const withFirst = insertAfterTag(withScripts, PLACE, `<script>${beforePaintSource}</script>`)
  if (!late) return { html: withFirst.replaceAll(own, ''), scriptHashes }
  bless(starterSource)
  const html = withFirst
    .replace(MODULE_PRELOAD, '')
    .replaceAll(own, '')
    .replace('</body>', `<script>${starterSource}</script></body>`)
  return { html, scriptHashes }
}

/** Puts `inserted` after the tag that starts so; a document without that tag stays as it is. */
function insertAfterTag(html: string, tagStart: string, inserted: string): string {
  const start = html.indexOf(tagStart)
  const end = start < 0 ? -1 : html.indexOf('>', start)
  return end < 0 ? html : `${html.slice(0, end + 1)}${inserted}${html.slice(end + 1)}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
