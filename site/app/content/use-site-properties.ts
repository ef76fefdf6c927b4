import type { SiteProperties } from '@rapport/contract/site/site'
import { useRouteLoaderData } from 'react-router'

/** Returns the factory's data. Works in components of a route, not in islands. Undefined if they could not be loaded. */
export const useSiteProperties = (): SiteProperties | undefined =>
  useRouteLoaderData<{ properties: SiteProperties }>('root')?.properties
