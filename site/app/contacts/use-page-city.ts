import { useRouteLoaderData } from 'react-router'
import type { ShownCities, ShownCity } from './shown-city.ts'

/** The city whose pages these are, from what the root has loaded; none where that failed. */
export const usePageCity = (): ShownCity | undefined =>
  useRouteLoaderData<Pick<ShownCities, 'city'>>('root')?.city
