import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import type { Route } from './+types/catalog-item.route'
import { loadCatalogItem } from './load-catalog-item.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadCatalogItem(apiFrom(context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadCatalogItem(api, params)

export default function CatalogItemRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.name}</h1>
}
