import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from './admin-api.ts'

/** What the page of a thing says to search engines; null where there is none. `version` asks anew after each write. */
export const seoPageQuery = (entry: number, version: number) =>
  queryOptions({
    queryKey: ['seo-page', entry, version],
    queryFn: async ({ signal }) =>
      (await callAdmin('getSeoPages', { params: { entry, limit: 1 }, signal })).pages.at(0) ?? null,
  })
