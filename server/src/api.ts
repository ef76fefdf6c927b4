import type { Api } from '@rapport/contract/api'
import { getCatalogItem, getCatalogTree, listHomePreview } from './catalog/queries.ts'
import { getHomeSeo, getSiteProperties, getTextPage, listOrderSteps, listSlides } from './content/queries.ts'
import { found } from './platform/app-error.ts'
import type { Orm } from './platform/database.ts'

/** The calls pages are made of, carried in process: each asks its domain's queries. */
export function createApi(orm: Orm): Api {
  return {
    getSite: async () => ({ properties: await found(getSiteProperties(orm)) }),
    getHomePage: async () => ({
      seo: await found(getHomeSeo(orm)),
      slider: await listSlides(orm),
      orderSteps: await listOrderSteps(orm),
      catalogPreview: await listHomePreview(orm),
    }),
    getTextPage: async ({ slug }) => ({ page: await found(getTextPage(orm, slug)) }),
    getCatalog: async () => ({ catalog: await getCatalogTree(orm) }),
    getCatalogItem: async ({ slug }) => ({ catalog: await found(getCatalogItem(orm, slug)) }),
  }
}
