import type { Api } from '@rapport/contract/endpoints/api'
import type { HomeBlocks } from '@rapport/contract/home/home'
import { POSTS_DEFAULT, PRODUCTS_DEFAULT } from '@rapport/contract/paths/query-limits'
import { getPost, listPostCounts, listPosts } from '../../blog/queries.ts'
import { readCalculatorTables } from '../../calculations/form/calculator-tables.ts'
import { getItemOperations } from '../../catalog/item-operations.ts'
import { listGroupProducts, listProducts } from '../../catalog/product-list.ts'
import {
  getCatalogItem,
  getItemLikes,
  listCardsByIds,
  listHomePreview,
  listItemPriceTables,
} from '../../catalog/queries.ts'
import { getCatalogTree } from '../../catalog/tree.ts'
import { getContact, listCities, listContacts } from '../../contacts/queries.ts'
import { getHelp, listDeliveryZones } from '../../content/help.ts'
import {
  getClients,
  getHomeBlocks,
  getVideoBlock,
  listLicenses,
  listOrderSteps,
  listStories,
} from '../../content/home-queries.ts'
import { getHomeSeo, getSiteProperties, getTextPage, getThemedSite } from '../../content/queries.ts'
import { toThemeStyle } from '../../content/theme/published-theme.ts'
import { getMaterial, listUnionMaterials } from '../../materials/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { getPriceTable } from '../../prices/queries.ts'
import { listPopularQueries } from '../../search/list-queries.ts'
import { search } from '../../search/queries.ts'
import { absentPagesSql } from '../../site-pages/absent-pages.ts'
import { getPageSeo } from '../../site-pages/page-seo.ts'

/** Creates the endpoints of pages, called in process and without a visitor. */
export function createApi(orm: Orm, origin: string, now: Clock): Api {
  return {
    getSite: async () => {
      const site = await orNotFound(getThemedSite(orm, absentPagesSql(now())))
      return {
        properties: site.properties,
        theme: toThemeStyle(site),
        absentPages: site.absentPages,
        stories: await listStories(orm),
      }
    },
    getHomePage: async () => {
      const [blocks, properties] = await Promise.all([homeBlocks(orm), orNotFound(getSiteProperties(orm))])
      return { ...blocks, properties }
    },
    getHomeBlocks: () => homeBlocks(orm),
    getOrderSteps: async () => ({ orderSteps: await listOrderSteps(orm) }),
    getVideoBlock: () => orNotFound(getVideoBlock(orm)),
    getClients: () => getClients(orm),
    getLicenses: () => listLicenses(orm),
    getHelp: () => getHelp(orm),
    getDeliveryZones: async () => ({ zones: await listDeliveryZones(orm) }),
    getTextPage: async ({ slug }) => ({ page: await orNotFound(getTextPage(orm, slug)) }),
    getSeo: ({ groupName, entityId }) =>
      orNotFound(getPageSeo(orm, groupName, entityId, { origin, now: now() })),
    getCities: async () => ({ cities: await listCities(orm, now()) }),
    getContacts: async () => ({ contacts: await listContacts(orm, now()) }),
    getContact: async ({ id }) => ({ contact: await orNotFound(getContact(orm, id, now())) }),
    getPosts: ({ offset = 0, limit = POSTS_DEFAULT, tag }) =>
      listPosts(orm, { offset, limit, tag, now: now() }),
    getPostCounts: async ({ ids }) => ({ counts: await listPostCounts(orm, ids, now()) }),
    getPost: async ({ slug }) => ({ post: await orNotFound(getPost(orm, slug, now())) }),
    getCatalog: async () => ({ catalog: await getCatalogTree(orm) }),
    getCatalogItem: async ({ slug }) => ({ catalog: await orNotFound(getCatalogItem(orm, slug)) }),
    getCatalogCards: async ({ ids }) => ({ items: await listCardsByIds(orm, ids) }),
    getCatalogItemPrices: async ({ slug }) => ({ tables: await orNotFound(listItemPriceTables(orm, slug)) }),
    getCatalogItemOperations: ({ slug }) => orNotFound(getItemOperations(orm, slug)),
    getCatalogItemLikes: ({ id }) => orNotFound(getItemLikes(orm, id)),
    getCatalogProducts: ({ slug, offset = 0, limit = PRODUCTS_DEFAULT, ...filter }) =>
      orNotFound(listGroupProducts(orm, slug, { ...filter, offset, limit })),
    listProducts: ({ offset = 0, limit = PRODUCTS_DEFAULT, ...filter }) =>
      listProducts(orm, { ...filter, offset, limit }),
    searchCatalog: ({ name }) => search(orm, name, now()),
    getPopularQueries: async () => ({ queries: await listPopularQueries(orm, now()) }),
    getCalculationTables: (chosen) => readCalculatorTables(orm, chosen, 'anonymous'),
    getPriceTable: ({ erpId, index }) => orNotFound(getPriceTable(orm, erpId, index, 'anonymous')),
    getMaterial: async ({ erpId }) => ({ material: await orNotFound(getMaterial(orm, erpId)) }),
    getUnionMaterials: async ({ erpId }) => ({ materials: await orNotFound(listUnionMaterials(orm, erpId)) }),
  }
}

async function homeBlocks(orm: Orm): Promise<HomeBlocks> {
  const [{ seo }, own] = await Promise.all([orNotFound(getHomeSeo(orm)), getHomeBlocks(orm)])
  const catalogPreview = own.blocks.includes('catalogPreview') ? await listHomePreview(orm) : []
  return { seo, ...own, catalogPreview }
}
