import type { FavoriteItem } from '@rapport/contract/accounts/favorites'
import type { PostPreview } from '@rapport/contract/blog/blog'
import { formatMoney } from '@rapport/contract/money/format-money'
import { PostCard } from '../../blog/post-card.tsx'
import { loadUserData } from '../../browser/requests/api.ts'
import { CatalogCard, toCardView } from '../../catalog/catalog-card.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CardSkeleton } from '../../ui/card/card-skeleton.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { EmptyTab } from '../empty-tab.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useListParts } from '../use-list-parts.ts'
import { FavoriteGrid } from './favorite-grid.tsx'
import styles from './favorites.module.css'

const loadItems = async (beforeId: number | undefined) => {
  const { items, next } = await loadUserData('getUserFavorites', { subject: 'catalog', beforeId })
  return { entries: items, next: next.items }
}
const loadPosts = async (beforeId: number | undefined) => {
  const { posts, next } = await loadUserData('getUserFavorites', { subject: 'post', beforeId })
  return { entries: posts, next: next.posts }
}

/** Liked items and posts of the user, latest first. */
export function FavoriteSections() {
  const items = useListParts<FavoriteItem, number>(loadItems)
  const posts = useListParts<PostPreview, number>(loadPosts)
  const first = [items, posts]
  if (first.some(({ entries, state }) => !entries && state === 'failed')) {
    const retry = () => {
      for (const { entries, loadMore } of first) if (!entries) void loadMore()
    }
    return <LoadFailure text="Не&nbsp;получилось загрузить избранное." retry={retry} />
  }
  if (!items.entries || !posts.entries) return <FavoritesSkeleton />
  if (first.every(({ entries, hasMore }) => entries?.length === 0 && !hasMore)) return <NoFavorites />
  return (
    <div className={styles.sections}>
      <FavoriteGrid
        {...items}
        entries={items.entries}
        subject="catalog"
        heading="Изделия"
        getName={(item) => item.name}
        card={(item) => (
          <>
            <CatalogCard item={toCardView(item)} />
            <PriceChange item={item} />
          </>
        )}
      />
      <FavoriteGrid
        {...posts}
        entries={posts.entries}
        subject="post"
        isWide
        heading="Статьи"
        getName={(post) => post.title}
        card={(post) => <PostCard post={post} />}
      />
    </div>
  )
}

/**
 * Price of an item when it was liked, if it has changed since. For a like before login it is the price without login.
 */
function PriceChange({ item: { priceChange } }: { item: FavoriteItem }) {
  if (!priceChange) return null
  const { was, now, isCommon } = priceChange
  return (
    <p className={now < was ? styles.cheaper : styles.dearer}>
      {isCommon && 'без входа '}
      <span className={styles.amount}>было {formatMoney(was)}</span>,{' '}
      <span className={styles.amount}>стало {formatMoney(now)}</span>
    </p>
  )
}

function NoFavorites() {
  return (
    <EmptyTab text="Здесь появится то, что вам понравится: нажмите на&nbsp;сердце у&nbsp;изделия или статьи. Если цена изменится, мы&nbsp;это покажем.">
      <ButtonLink href="/catalog/">Смотреть каталог</ButtonLink>
    </EmptyTab>
  )
}

function FavoritesSkeleton() {
  return (
    <LoadingBlock label="Загружаем избранное…">
      <div className={styles.grid}>
        {[0, 1, 2, 3].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </LoadingBlock>
  )
}
