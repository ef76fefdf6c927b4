import type { CatalogGroup } from '@rapport/contract/catalog/catalog'
import type { Api, EndpointResult } from '@rapport/contract/endpoints/api'
import type { CounterIds } from '@rapport/contract/page'
import type { Story } from '@rapport/contract/site/site'
import { type CityViews, resolveCity } from '../contacts/resolve-city.ts'

/** Where a page stands. */
export interface SiteConfig {
  /** Scheme and host of canonical links, without a slash at the end. */
  origin: string
  /** The base address, which cities live below. */
  base: string
  /** Key of the maps service; empty: nothing is loaded from there. */
  mapsKey: string
  /** Counters that are switched on, where any is. */
  counters?: CounterIds | undefined
  /** In Moscow, by the clock of the server: a page says the same year to whoever has it open over New Year. */
  year: number
}

/** A story before it is opened; the viewer asks for its frames. */
export type StoryCover = Omit<Story, 'frames'>

/** What every page shows around itself; loaded once for the whole visit. */
export interface LayoutData extends SiteConfig, CityViews {
  catalog: EndpointResult<'getCatalog'>['catalog']
  stories: StoryCover[]
}

export async function loadLayout(api: Api, config: SiteConfig): Promise<LayoutData> {
  const [{ properties, stories }, { catalog }, { cities }] = await Promise.all([
    api.getSite(),
    api.getCatalog(),
    api.getCities(),
  ])
  return {
    ...config,
    ...resolveCity(cities, properties, new URL(config.origin).host, config.base),
    catalog: { ...catalog, groups: catalog.groups.map(forMenus) },
    stories: stories.map(({ id, title, cover }) => ({ id, title, cover })),
  }
}

/** Menus name groups, the catalogue's page shows those at the top; all pictures would weigh more than the page. */
const forMenus = (group: CatalogGroup): CatalogGroup => ({
  ...group,
  products: [],
  groups: group.groups.map((child) => ({ ...forMenus(child), logoThumb: null })),
})
