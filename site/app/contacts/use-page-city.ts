import { useRouteLoaderData } from 'react-router'
import type { CityView, CityViews } from './resolve-city.ts'

/** Returns the city of the page; undefined if the root failed to load. */
export const usePageCity = (): CityView | undefined =>
  useRouteLoaderData<Pick<CityViews, 'city'>>('root')?.city

/** Returns the cities with pages, in order; empty if the root failed to load. */
export const usePageCities = (): CityViews['cities'] =>
  useRouteLoaderData<Pick<CityViews, 'cities'>>('root')?.cities ?? []
