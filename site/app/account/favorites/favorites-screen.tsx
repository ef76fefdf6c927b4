import { AccountScreen } from '../account-screen.tsx'
import { useAccountUser } from '../account-user.ts'
import { FavoriteSections } from './favorite-sections.tsx'
import styles from './favorites.module.css'

/** Favourites of the user. */
export default function FavoritesScreen() {
  return (
    <AccountScreen tab="favorites">
      <Favorites />
    </AccountScreen>
  )
}

function Favorites() {
  const { id } = useAccountUser()
  return (
    <>
      <h2 className={styles.heading}>Избранное</h2>
      <FavoriteSections key={id} />
    </>
  )
}
