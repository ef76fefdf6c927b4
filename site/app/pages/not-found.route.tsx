import { data } from 'react-router'

/** No other route matched: a 404, at this very address (decisions.md §3). /404/ comes here too. */
export const loader = () => {
  throw data(null, 404)
}
export const clientLoader = loader

export default function NotFoundRoute() {
  return null
}
