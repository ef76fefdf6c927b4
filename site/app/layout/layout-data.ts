import { menuTree } from '@rapport/contract/catalog/menu-tree'
import type { EndpointResult } from '@rapport/contract/endpoints/api'
import type { CounterIds, LayoutApi } from '@rapport/contract/page'
import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import type { Story, ThemeStyle } from '@rapport/contract/site/site'
import { type CityViews, resolveCity } from '../contacts/resolve-city.ts'

/** Configuration of the site for a page. */
export interface SiteConfig {
  /** Scheme and host of canonical URLs, without a trailing slash. */
  origin: string
  /** Base URL, whose host has the cities as subdomains. */
  base: string
  /** Key of the maps service; without it no maps are loaded. */
  mapsKey: string
  /** Enabled counters. */
  counters?: CounterIds | undefined
  /** Year in Moscow on the server, so that server and browser render the same. */
  year: number
}

/** A story without its frames, which the viewer loads. */
export type StoryCover = Omit<Story, 'frames'>

/** Data of the layout, loaded once per visit. */
export interface LayoutData extends SiteConfig, CityViews {
  catalog: EndpointResult<'getCatalog'>['catalog']
  stories: StoryCover[]
  theme: ThemeStyle
  /** Paths of pages without content, which nothing links to. All but the catalogue answer 404. */
  emptyPages: string[]
}

export async function loadLayout(api: LayoutApi, config: SiteConfig): Promise<LayoutData> {
  const [{ properties, stories, theme, absentPages }, { catalog }, { cities }] = await Promise.all([
    api.getSite(),
    api.getCatalog(),
    api.getCities(),
  ])
  return {
    ...config,
    ...resolveCity(cities, properties, new URL(config.origin).host, config.base),
    catalog: menuTree(catalog),
    theme,
    emptyPages: hasItems(catalog) ? absentPages : [CATALOG_BREADCRUMB.path, ...absentPages],
    stories: stories.map(({ id, title, cover }) => ({ id, title, cover })),
  }
}

const hasItems = ({ groups, specials, landings }: LayoutData['catalog']): boolean =>
  groups.length + specials.length + landings.length > 0
