import { sitemapFileXml, sitemapXml } from '@rapport/server/feeds/sitemap'
import { ymlCatalog } from '@rapport/server/feeds/yml-catalog'
import type { Orm } from '@rapport/server/platform/database/database'
import { packDocument } from '@rapport/server/platform/http/packed-document'
import { findIndexedPages } from '@rapport/server/site-pages/indexed-pages'
import { median } from '../load.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 5
const ORIGIN = 'http://localhost'

const pagesOf = (orm: Orm) => findIndexedPages(orm, { origin: ORIGIN, base: ORIGIN, now: new Date() })

interface Document {
  title: string
  write(orm: Orm): Promise<AsyncIterable<string>>
  /** Name of the part whose time is compared, such as an offer. Without it the whole document is compared. */
  part?: string
}

const DOCUMENTS: Document[] = [
  { title: 'sitemap.xml', write: async (orm) => sitemapXml(await pagesOf(orm), ORIGIN) },
  {
    title: 'sitemap, a URL of the first file',
    part: '<url>',
    async write(orm) {
      const pages = await pagesOf(orm)
      return sitemapFileXml(pages, ORIGIN, 1) ?? sitemapXml(pages, ORIGIN)
    },
  },
  {
    title: 'yml.xml, an offer',
    part: '<offer ',
    write: async (orm) => ymlCatalog(orm, { name: 'Раппорт', tagline: '' }, ORIGIN, new Date()),
  },
]

/** Compares writing and compressing documents that are not cached, in alternation. */
export async function documentSpeed(small: Grown, large: Grown): Promise<string[]> {
  const lines: string[] = []
  for (const document of DOCUMENTS) {
    const times = { small: [] as number[], large: [] as number[] }
    // The first round compiles the code.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [few, many] = [await time(document, small), await time(document, large)]
      if (round === 0) continue
      times.small.push(few)
      times.large.push(many)
    }
    const [few, many] = [median(times.small), median(times.large)]
    lines.push(
      `${document.title.padEnd(32)} ${many.toFixed(3)} ms with ${large.items}, ${(many / few).toFixed(2)} times that of ${small.items} (${few.toFixed(3)})`,
    )
  }
  return lines
}

async function time({ write, part }: Document, { database }: Grown): Promise<number> {
  let parts = 0
  async function* counted(text: AsyncIterable<string>) {
    for await (const chunk of text) {
      if (part) parts += chunk.split(part).length - 1
      yield chunk
    }
  }
  const start = performance.now()
  await packDocument(counted(await write(database.orm)))
  return (performance.now() - start) / (part ? parts : 1)
}
