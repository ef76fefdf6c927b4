import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import type { Route } from './+types/home.route'

export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getHomePage()
export const clientLoader = () => api.getHomePage()

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.slider[0]?.title}</h1>
}
