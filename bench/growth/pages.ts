import { sql } from 'drizzle-orm'
import { openFilledApp } from '../../tests/support/open-app.ts'
import { median } from '../load.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 15

const PAGES: [string, (size: number) => string][] = [
  ['page of a product', (size) => `/catalog/item-${Math.round(size * 0.7)}/`],
  ['page of a group', () => '/catalog/item-51/'],
  ['page of the catalogue', () => '/catalog/'],
]

interface Rendered {
  ms: number
  bytes: number
}

/**
 * Compares the rendering of pages that are not cached, in alternation. Their menu has all groups of the
 * catalogue.
 */
export async function pageSpeed(small: Grown, large: Grown): Promise<string[]> {
  const [few, many] = [await openRenderer(small), await openRenderer(large)]
  try {
    const lines: string[] = []
    for (const [title, path] of PAGES) {
      const [fewPath, manyPath] = [
        await few.resolve(path(small.items)),
        await many.resolve(path(large.items)),
      ]
      const rendered = { few: [] as Rendered[], many: [] as Rendered[] }
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [one, other] = [await few.render(fewPath), await many.render(manyPath)]
        // The first round compiles the code.
        if (round === 0) continue
        rendered.few.push(one)
        rendered.many.push(other)
      }
      const [fewMs, manyMs] = [medianOf(rendered.few, 'ms'), medianOf(rendered.many, 'ms')]
      const kb = (pages: Rendered[]) => `${Math.round(medianOf(pages, 'bytes') / 1024)} KB`
      lines.push(
        `${title.padEnd(32)} ${manyMs.toFixed(1)} ms, ${kb(rendered.many)} with ${large.items}, ${(manyMs / fewMs).toFixed(1)} times that of ${small.items} (${fewMs.toFixed(1)} ms, ${kb(rendered.few)})`,
      )
    }
    return lines
  } finally {
    await few.close()
    await many.close()
  }
}

const medianOf = (pages: Rendered[], key: keyof Rendered) => median(pages.map((page) => page[key]))

async function openRenderer({ database }: Grown) {
  const { app, close } = await openFilledApp(database, {})
  return {
    close,
    /** Returns the canonical path of a page. */
    async resolve(url: string): Promise<string> {
      const { headers } = await app.inject({ url })
      return headers.location ?? url
    },
    async render(url: string): Promise<Rendered> {
      // Any message of an unknown table drops all pages.
      await database.orm.execute(sql`notify content_changed`)
      const start = performance.now()
      const { statusCode, rawPayload } = await app.inject({ url })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      return { ms: performance.now() - start, bytes: rawPayload.byteLength }
    },
  }
}
