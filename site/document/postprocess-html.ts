import { SITE_CONTEXT_META } from '../app/browser/site-context.ts'
import { hash as starterHash } from './deferred-hydration.ts?inline-script'
import * as headScript from './head-script.ts?inline-script'
import { scriptHash } from './script-hash.ts'
import { WAITING_TYPE } from './waiting-type.ts'

/** A page ready to be cached: the same for every visitor, with the hashes that let its own scripts run. */
export interface ProcessedHtml {
  html: Buffer<ArrayBuffer>
  /** For the script-src of its Content-Security-Policy. */
  scriptHashes: string[]
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Makes a rendered page fit for the cache, without decoding it. Scripts of our own are written with hashes of the build;
 * two things stay to be done here:
 * - React Router writes scripts itself (its context, the modules of the route, the data, the scroll position) and lets us
 *   give them a nonce alone, which must not be sent twice. They are found by the nonce of this rendering, hashed, and rid
 *   of it; a script that came in with content has no nonce and stays blocked. In a `late` page the module waits for the
 *   first input instead of loading with the page, which React Router has no option for.
 * - The head script reads the site context, so that it has to follow it; React would put it before every meta element.
 */
export function postprocessHtml(rendered: Buffer, nonce: string, late: boolean): ProcessedHtml {
  const scriptHashes = late ? [headScript.hash, starterHash] : [headScript.hash]
  const edits: Edit[] = []
  const context = rendered.indexOf(`<meta name="${SITE_CONTEXT_META}"`)
  if (context >= 0) {
    const end = rendered.indexOf('>', context) + 1
    edits.push({ start: end, end, text: `<script>${headScript.source}</script>` })
  }
  const mark = ` nonce="${nonce}"`
  for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, at + mark.length)) {
    const start = rendered.lastIndexOf('<', at)
    const end = rendered.indexOf('>', at) + 1
    const tag = rendered.toString('utf8', start, end).replace(mark, '')
    edits.push({ start, end, text: late ? deferred(tag) : tag })
    if (tag.startsWith('<script') && !tag.includes(' src='))
      scriptHashes.push(scriptHash(rendered.subarray(end, rendered.indexOf('</script>', end))))
  }
  return { html: applyEdits(rendered, edits), scriptHashes }
}

/** Returns a tag that loads nothing with the page. */
function deferred(tag: string): string {
  if (tag.startsWith('<link rel="modulepreload"')) return ''
  return tag.replace('type="module"', `type="${WAITING_TYPE}"`).replace(' async=""', '')
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
