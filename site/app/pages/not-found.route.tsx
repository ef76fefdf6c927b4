import { data } from 'react-router'

const refuse = () => {
  throw data(null, 404)
}

/** No other route matched: a 404, at this very address. /404/ comes here too. */
export const loader = refuse
export const clientLoader = refuse

export default function NotFoundRoute() {
  return null
}
