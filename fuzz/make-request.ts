import { type Described, type Known, listOperations, makeApiRequest } from './api-requests.ts'
import { makeFileRequest } from './file-requests.ts'
import { makeFormRequest } from './form-requests.ts'
import { makeFramingRequest } from './framing-requests.ts'
import { makePageRequest } from './page-requests.ts'
import type { Random } from './random.ts'
import type { RawRequest } from './raw-request.ts'

/** Existing content of the product, so that requests are realistic. */
export interface FuzzContext {
  host: string
  description: Described
  pages: readonly string[]
  /** Paths of pictures and of the client bundle. */
  files: readonly string[]
  tokens: readonly string[]
}

const WALKED = [
  '/',
  '/catalog/',
  '/order/',
  '/policy/',
  '/individualnyy-zakaz/',
  '/blog/',
  '/contacts/',
  '/search/',
  '/404/',
  '/nowhere/',
]

/** Reads the endpoints, pages and files of a running product. */
export async function readFuzzContext(port: number, tokens: string[]): Promise<FuzzContext> {
  const origin = `http://127.0.0.1:${port}`
  const description = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Described
  const catalog = await (await fetch(`${origin}/api/v1/catalog`)).text()
  const slugs = [...catalog.matchAll(/"slug":"([a-z0-9_-]+)"/g)].map(([, slug]) => `/catalog/${slug}/`)
  const html = await (await fetch(`${origin}/catalog/`)).text()
  const linked = [...html.matchAll(/(?:href|src)="(\/[^"#?]*\/)"/g)].map(([, path]) => path ?? '')
  const files = [...html.matchAll(/["\s,](\/(?:media|assets)\/[^"\s,]+)/g)].map(([, path]) => path ?? '')
  return {
    host: `localhost:${port}`,
    description,
    pages: [...new Set([...WALKED, ...slugs.slice(0, 40), ...linked.slice(0, 60)])],
    files: [...new Set(files)].slice(0, 100),
    tokens,
  }
}

/** Returns a function that creates the requests of a seed. */
export function requestMaker(random: Random, context: FuzzContext): () => RawRequest {
  const operations = listOperations(context.description)
  const known: Known = {
    slug: ['polo', 'policy', 'individualnyy-zakaz', 'kubovaya-naboyka'],
    id: ['1', '2', '7', '24', '150'],
    erpId: ['p-polo', 'm-kulirka-180'],
    index: ['0', '1', '2'],
    groupName: ['page', 'catalog', 'post', 'city'],
    entityId: ['/', '/help/', '1', '24'],
    token: context.tokens,
    number: ['26-000001'],
    visitorId: ['3f2b8c1e-aaaa-bbbb-cccc-0123456789ab'],
    name: ['футболка', 'aen,jkrf', 'Анна'],
  }
  return () => {
    const kind = random.next()
    if (kind < 0.35) return makeApiRequest(random, random.pick(operations), known)
    if (kind < 0.65) return makePageRequest(random, context.pages)
    if (kind < 0.8) return makeFileRequest(random, context.files)
    if (kind < 0.92) return makeFormRequest(random)
    return makeFramingRequest(random, context.host)
  }
}
