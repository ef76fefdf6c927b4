import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import FavoritesScreen from './favorites-screen.tsx'

export const loader = accountLoader('favorites')
export const handle = accountHandle('favorites')
export const meta = accountMeta('favorites')

export default function FavoritesRoute() {
  return <Island name="favorites" component={FavoritesScreen} props={{}} start="load" />
}
