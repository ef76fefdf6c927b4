import { SITE_CONTEXT_META } from '../app/browser/site-context.ts'
import { THEME_STYLE_ID } from '../app/ui/styles/theme-style-id.ts'
import * as headScript from './head-script.ts?inline-script'
import * as lateLayout from './late-layout.ts?inline-script'
import * as lazyBlocks from './lazy-blocks.ts?inline-script'
import { scriptHash } from './script-hash.ts'
import { speculationRules } from './speculation-rules.ts'
import { path as visitorScript } from './visitor-script.ts?script-file'

/** A page ready for the cache: the same for every visitor, with the hashes of its scripts. */
export interface ProcessedHtml {
  html: Buffer<ArrayBuffer>
  /** For the script-src of its Content-Security-Policy. */
  scriptHashes: string[]
  /** For its style-src: the hash of the theme. Empty for the default theme. */
  styleHashes: string[]
}

/**
 * Prepares a rendered page for the cache, without decoding it. Adds the head script after the site context, which
 * React would place after it. Only scripts of our own are allowed; their hashes come from the build.
 */
export function postprocessHtml(rendered: Buffer<ArrayBuffer>): ProcessedHtml {
  const scriptHashes = [headScript.hash, scriptHash(speculationRules)]
  for (const { source, hash } of [lazyBlocks, lateLayout])
    if (rendered.includes(source)) scriptHashes.push(hash)
  const styleHashes = hashTheme(rendered)
  const context = rendered.indexOf(`<meta name="${SITE_CONTEXT_META}"`)
  if (context < 0) return { html: rendered, scriptHashes, styleHashes }
  const end = rendered.indexOf('>', context) + 1
  const script = `<script data-visitor-script="${visitorScript}">${headScript.source}</script>`
  const html = Buffer.concat([rendered.subarray(0, end), Buffer.from(script), rendered.subarray(end)])
  return { html, scriptHashes, styleHashes }
}

const THEME = `<style id="${THEME_STYLE_ID}">`

function hashTheme(rendered: Buffer): string[] {
  const start = rendered.indexOf(THEME)
  // A text of the page can't be taken for it: React escapes `<`, and the head is before all texts.
  if (start < 0 || start > rendered.indexOf('</head>')) return []
  const source = rendered.subarray(start + THEME.length, rendered.indexOf('</style>', start))
  return [scriptHash(source.toString())]
}
