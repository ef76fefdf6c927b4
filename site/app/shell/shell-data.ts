import type { Api, CallResult } from '@rapport/contract/api'
import type { CatalogGroup } from '@rapport/contract/catalog'

/** What every page shows around itself; loaded once for the whole visit. */
export interface ShellData {
  /** Scheme and host of canonical links, without a slash at the end. */
  origin: string
  properties: CallResult<'getSite'>['properties']
  catalog: CallResult<'getCatalog'>['catalog']
}

export async function loadShell(api: Api, origin: string): Promise<ShellData> {
  const [{ properties }, { catalog }] = await Promise.all([api.getSite(), api.getCatalog()])
  return { origin, properties, catalog: { ...catalog, groups: catalog.groups.map(withoutProducts) } }
}

/** Menus name groups; every product of a large catalogue would weigh more than the page itself. */
const withoutProducts = (group: CatalogGroup): CatalogGroup => ({
  ...group,
  products: [],
  groups: group.groups.map(withoutProducts),
})
