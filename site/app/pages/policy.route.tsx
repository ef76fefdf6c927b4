import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import type { Route } from './+types/policy.route'

const input = { slug: 'policy' }
export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getTextPage(input)
export const clientLoader = () => api.getTextPage(input)

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.page.title}</h1>
}
