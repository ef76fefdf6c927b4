import { useRouteLoaderData } from 'react-router'
import type { CityView, CityViews } from './resolve-city.ts'

/** The city whose pages these are, from what the root has loaded; none where that failed. */
export const usePageCity = (): CityView | undefined =>
  useRouteLoaderData<Pick<CityViews, 'city'>>('root')?.city

/** Returns the cities that have pages, in the order of content; none where the root failed to load. */
export const usePageCities = (): CityViews['cities'] =>
  useRouteLoaderData<Pick<CityViews, 'cities'>>('root')?.cities ?? []
