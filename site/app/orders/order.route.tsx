import { orderOutcomeFrom } from '../api-context.ts'
import type { Route } from './+types/order.route'

/** The answer to a form sent without the client program: thanks with the number, or the form with its errors. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  number: url.searchParams.get('number'),
  outcome: orderOutcomeFrom(context),
})
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => ({
  number: url.searchParams.get('number'),
  outcome: undefined,
})

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.number ?? 'Заявка'}</h1>
}
