import { SITE_CONTEXT_META } from '../app/browser/site-context.ts'
import { source as starter } from './deferred-hydration.ts?inline-script'
import * as headScript from './head-script.ts?inline-script'
import * as lateLayout from './late-layout.ts?inline-script'
import * as lazyBlocks from './lazy-blocks.ts?inline-script'
import { scriptHash } from './script-hash.ts'
import { path as visitorScript } from './visitor-script.ts?script-file'
import { WAITING_TYPE } from './waiting-type.ts'

/** A page ready for the cache: the same for every visitor, with the hashes of its scripts. */
export interface ProcessedHtml {
  html: Buffer<ArrayBuffer>
  /** For the script-src of its Content-Security-Policy. */
  scriptHashes: string[]
}

export interface PostprocessOptions {
  /** Nonce of React Router's scripts in this rendering. */
  nonce: string
  /** Whether the client bundle waits for the first input. */
  late: boolean
  /** Stores the script with the page's data and returns its path. Without it the data remain in the page. */
  storeDataScript?: ((script: Buffer) => string) | undefined
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Beginning of the scripts that pass the page's data to React Router, one part each. */
const DATA_SCRIPT = Buffer.from('window.__reactRouterContext.streamController.')
const SCRIPT_END = '</script>'
const LINK_MARK = ' data-discover="true"'

/**
 * Prepares a rendered page for the cache, without decoding it. Hashes of our own scripts come from the build. It
 * edits three parts:
 * * Scripts of React Router can only have a nonce, which must not be reused. They are found by it, hashed, and
 *   stripped of it. A script from content has no nonce and remains blocked.
 * * The head script must follow the site context, which React would place after it.
 * * Links lose the router's discovery attribute, since the bundle knows all routes.
 * In a `late` page the module waits for the first input, and the data move into a script that loads with it. Scripts
 * that run at once are joined with the starter, since each hash takes 53 bytes of a header.
 */
export function postprocessHtml(
  rendered: Buffer,
  { nonce, late, storeDataScript }: PostprocessOptions,
): ProcessedHtml {
  const scriptHashes = [headScript.hash]
  for (const { source, hash } of [lazyBlocks, lateLayout])
    if (rendered.includes(source)) scriptHashes.push(hash)
  const edits: Edit[] = []
  const context = rendered.indexOf(`<meta name="${SITE_CONTEXT_META}"`)
  if (context >= 0) {
    const end = rendered.indexOf('>', context) + 1
    edits.push({
      start: end,
      end,
      text: `<script data-visitor-script="${visitorScript}">${headScript.source}</script>`,
    })
  }
  const dataScripts: Edit[] = []
  const starterAt = late ? rendered.lastIndexOf(starter) : -1
  let beforeStarter = ''
  const mark = ` nonce="${nonce}"`
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, at + mark.length)) {
    const start = rendered.lastIndexOf('<', at)
    const end = rendered.indexOf('>', at) + 1
    const tag = rendered.toString('utf8', start, end).replace(mark, '')
    const isInline = tag.startsWith('<script') && !tag.includes(' src=')
    const textEnd = isInline ? rendered.indexOf(SCRIPT_END, end) : end
    const text = rendered.subarray(end, textEnd)
    if (storeDataScript && text.subarray(0, DATA_SCRIPT.length).equals(DATA_SCRIPT)) {
      dataScripts.push({ start, end: textEnd + SCRIPT_END.length, text: text.toString() })
      continue
    }
    if (tag === '<script>' && start < starterAt) {
      // React looks for the element during hydration, not for its text.
      edits.push({ start, end: textEnd, text: tag })
      beforeStarter += `${text};`
      continue
    }
    edits.push({ start, end, text: late ? deferred(tag) : tag })
    if (isInline) scriptHashes.push(scriptHash(text))
  }
  if (starterAt >= 0) {
    edits.push({ start: starterAt, end: starterAt, text: beforeStarter }, ...removals(rendered, LINK_MARK))
    scriptHashes.push(scriptHash(`${beforeStarter}${starter}`))
  }
  if (storeDataScript && dataScripts.length > 0) {
    const src = storeDataScript(Buffer.from(dataScripts.map(({ text }) => text).join(';\n')))
    const waiting = `<script type="${WAITING_TYPE}" data-src="${src.replaceAll('&', '&amp;')}"></script>`
    edits.push(...dataScripts.map(({ start, end }, at) => ({ start, end, text: at === 0 ? waiting : '' })))
  }
  return { html: applyEdits(rendered, edits), scriptHashes }
}

/** Returns a tag that loads nothing with the page. */
function deferred(tag: string): string {
  if (tag.startsWith('<link rel="modulepreload"')) return ''
  return tag.replace('type="module"', `type="${WAITING_TYPE}"`).replace(' async=""', '')
}

function removals(html: Buffer, text: string): Edit[] {
  const edits: Edit[] = []
  for (let start = html.indexOf(text); start >= 0; start = html.indexOf(text, start + text.length))
    edits.push({ start, end: start + text.length, text: '' })
  return edits
}

function applyEdits(html: Buffer, edits: Edit[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let done = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(html.subarray(done, start), Buffer.from(text))
    done = end
  }
  return Buffer.concat([...pieces, html.subarray(done)])
}
