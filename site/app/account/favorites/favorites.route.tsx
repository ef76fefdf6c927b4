import { accountHandle, accountMeta } from '../account-page.ts'

export const handle = accountHandle('favorites')
export const meta = accountMeta('favorites')

export default function FavoritesRoute() {
  return <h2>{'…'}</h2>
}
