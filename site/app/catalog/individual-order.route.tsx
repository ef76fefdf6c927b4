import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/addresses'
import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import type { Route } from './+types/individual-order.route'

const input = { slug: INDIVIDUAL_ORDER_SLUG }
export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getCatalogItem(input)
export const clientLoader = () => api.getCatalogItem(input)

export default function IndividualOrderRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.catalog.name}</h1>
}
