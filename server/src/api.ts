import type { Api } from '@rapport/contract/api'
import { POSTS_DEFAULT } from '@rapport/contract/limits'
import { getPost, listPosts } from './blog/queries.ts'
import { getCatalogItem, getCatalogTree, listHomePreview } from './catalog/queries.ts'
import { getContact, listCities, listContacts } from './contacts/queries.ts'
import {
  getClients,
  getHomeBlocks,
  getVideoBlock,
  listLicenses,
  listStories,
} from './content/home-queries.ts'
import { getHomeSeo, getSiteProperties, getTextPage } from './content/queries.ts'
import { getMaterial, listUnionMaterials } from './materials/queries.ts'
import { found } from './platform/app-error.ts'
import type { Orm } from './platform/database.ts'
import { getPriceTable } from './prices/queries.ts'
import { search } from './search/queries.ts'
import { showSeo } from './shown-seo.ts'

/** The calls pages are made of, carried in process: each asks its domain's queries, for nobody in particular. */
export function createApi(orm: Orm, origin: string): Api {
  return {
    getSite: async () => ({
      properties: await found(getSiteProperties(orm)),
      stories: await listStories(orm),
    }),
    getHomePage: async () => ({
      seo: await found(getHomeSeo(orm)),
      properties: await found(getSiteProperties(orm)),
      ...(await getHomeBlocks(orm)),
      catalogPreview: await listHomePreview(orm),
    }),
    getVideoBlock: () => found(getVideoBlock(orm)),
    getClients: () => getClients(orm),
    getLicenses: () => listLicenses(orm),
    getTextPage: async ({ slug }) => ({ page: await found(getTextPage(orm, slug)) }),
    getSeo: ({ groupName, entityId }) => found(showSeo(orm, groupName, entityId, origin)),
    getCities: async () => ({ cities: await listCities(orm) }),
    getContacts: async () => ({ contacts: await listContacts(orm) }),
    getContact: async ({ id }) => ({ contact: await found(getContact(orm, id)) }),
    getPosts: ({ offset = 0, limit = POSTS_DEFAULT, tag }) => listPosts(orm, { offset, limit, tag }),
    getPost: async ({ slug }) => ({ post: await found(getPost(orm, slug)) }),
    getCatalog: async () => ({ catalog: await getCatalogTree(orm) }),
    getCatalogItem: async ({ slug }) => ({ catalog: await found(getCatalogItem(orm, slug)) }),
    searchCatalog: ({ name }) => search(orm, name),
    getPriceTable: ({ erpId, index }) => found(getPriceTable(orm, erpId, index, 'anonymous')),
    getMaterial: async ({ erpId }) => ({ material: await found(getMaterial(orm, erpId)) }),
    getUnionMaterials: async ({ erpId }) => ({ materials: await found(listUnionMaterials(orm, erpId)) }),
  }
}
