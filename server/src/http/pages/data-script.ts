import { createHash } from 'node:crypto'
import type { CachedPage } from './page-cache.ts'
import { encodePage } from './page-response.ts'

/** First segment of the paths of data scripts. The page's path and query follow. */
export const DATA_SCRIPT_PREFIX = '/page-data/'

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // The path changes with the content.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-robots-tag': 'noindex',
}

/** Returns the path of a page's data script: /page-data/:hash/catalog/polo/. */
export function dataScriptPath(script: Buffer, page: URL): string {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 16)
  return `${DATA_SCRIPT_PREFIX}${hash}${page.pathname}${page.search}`
}

/** Returns the path of a data script's page. Undefined if it has none. */
export const pageOfDataScript = (path: string): string | undefined =>
  /^\/page-data\/[^/]*(\/.*)$/.exec(path)?.[1]

/** Encodes a data script, which is cached with its page. */
export async function encodeDataScript(
  script: Buffer<ArrayBuffer>,
  path: string,
  headers: Record<string, string>,
): Promise<NonNullable<CachedPage['dataScript']>> {
  const response = new Response(script, { headers: HEADERS })
  return { path, ...(await encodePage(response, headers, { cached: true })) }
}
