import { accountClientLoader, accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import { useAccountUser } from '../account-user.ts'
import { FavoriteSections } from './favorite-sections.tsx'
import styles from './favorites.module.css'

export const loader = accountLoader('favorites')
export const clientLoader = accountClientLoader('favorites')
export const handle = accountHandle('favorites')
export const meta = accountMeta('favorites')

export default function FavoritesRoute() {
  const { id } = useAccountUser()
  return (
    <>
      <h2 className={styles.heading}>Избранное</h2>
      <FavoriteSections key={id} />
    </>
  )
}
