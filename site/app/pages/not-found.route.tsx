import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { data } from 'react-router'
import { apiFrom } from '../page-context.ts'
import type { Route } from './+types/not-found.route'

/** Throws 404 for an unmatched URL, and for /404/ itself. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  throw data(await apiFrom(context).getSeo({ groupName: 'page', entityId: NOT_FOUND_PATH }), 404)
}

export default function NotFoundRoute() {
  return null
}
