import { deriveColors } from '@rapport/staff-contract/theme/color-tokens'
import { drawPrintOfPath } from '@rapport/staff-contract/theme/prints'
import { getTableName } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { media } from '../../media/tables.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import { createEtag, sendTagged } from '../../platform/http/etag.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { setBrandColors, setBrandName } from '../../platform/process/brand-colors.ts'
import type { Services } from '../../services.ts'
import { getThemedSite } from '../queries.ts'
import { siteProperties, themes } from '../tables.ts'
import { getIconsVersion, getTypefaces } from '../theme/published-theme.ts'
import { BRAND_FILES, type BrandFile, drawFrom } from './brand-files.ts'

const BRAND_TABLES: readonly string[] = [siteProperties, themes, media].map((table) => getTableName(table))
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of a path without the version that pages add, as browsers request `/favicon.ico`. */
const AN_HOUR = 'public, max-age=3600'
const CACHE_BYTES = 4 * 1024 * 1024

type Kept = BrandFile & { etag: string; version: string }

/** Serves what is drawn from the theme, and passes its colours to documents without style sheets. */
export const brand = fp<Services>(
  async (app, { database: { orm }, storage, onContentChange, log }) => {
    const readBrand = async () => {
      const site = await getThemedSite(orm)
      if (!site) return
      setBrandColors(deriveColors(site.theme))
      setBrandName(site.properties.name)
    }
    await readBrand()
    const cache = createResponseCache<Kept>({
      bytesMax: CACHE_BYTES,
      sizeOf: ({ bytes }) => bytes.byteLength,
    })
    onContentChange(
      () => {
        cache.clear()
        readBrand().catch((error: unknown) => log.warn({ err: error }, 'theme not read'))
      },
      (table) => BRAND_TABLES.includes(table),
    )
    app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
      const print = drawPrintOfPath(`/brand/${request.params.file}`)
      if (print === undefined) return reply.callNotFound()
      return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(print)
    })
    const draw = drawFrom(storage)
    for (const [path, make] of Object.entries(BRAND_FILES))
      app.get<{ Querystring: { v?: string } }>(path, async (request, reply) => {
        const file = await cache.load(path, async () => {
          const site = await orNotFound(getThemedSite(orm))
          const { properties, theme } = site
          const icons = getIconsVersion(site)
          const look = { colors: deriveColors(theme), typefaces: getTypefaces(theme) }
          const brand = { ...theme, ...properties, ...look }
          const made = await make(brand, { draw, icons })
          return { ...made, etag: createEtag(made.bytes), version: icons }
        })
        reply.header('cache-control', request.query.v === file.version ? FOR_EVER : AN_HOUR)
        return sendTagged(request, reply, file.etag, () => reply.type(file.type).send(file.bytes))
      })
  },
  { name: 'brand' },
)
