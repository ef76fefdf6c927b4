import type { CatalogCard as CardData, CatalogGroup, CatalogTree } from '@rapport/contract/catalog/catalog'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { useRouteLoaderData } from 'react-router'
import { Card } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './catalog-card.module.css'
import { formatProductCount } from './count-text.ts'
import { getTransitionName } from './item-transition-name.ts'
import { PriceFrom } from './price-from.tsx'

export type CardView = ReturnType<typeof toCardView>

/** Picks the fields of a card that a list shows, to keep the page data small. */
export const toCardView = (card: CardData) => {
  const { id, slug, parentSlug, kind, name, isGroup, logoThumb, hoverImage, priceFrom, likes } = card
  return { id, slug, parentSlug, kind, name, isGroup, logoThumb, hoverImage, priceFrom, likes }
}

interface CatalogCardProps {
  item: CardView
  pictureSizes?: string | undefined
  /** Whether the card of a product shows its price. */
  hasPrice?: boolean
}

/** Card of a group or product. */
export function CatalogCard({ item, pictureSizes, hasPrice = true }: CatalogCardProps) {
  return (
    <Card
      to={catalogItemPath(item)}
      heading={item.name}
      picture={item.logoThumb}
      secondPicture={item.hoverImage}
      pictureSizes={pictureSizes}
      transitionName={getTransitionName(item.slug)}
    >
      {(item.isGroup || hasPrice || item.likes > 0) && (
        <>
          {item.isGroup ? <GroupCount id={item.id} /> : hasPrice && <PriceFrom {...item} />}
          <LikeCount likes={item.likes} />
        </>
      )}
    </Card>
  )
}

/** A group shows its number of products: its lowest price is seldom that of the picture. */
function GroupCount({ id }: { id: number }) {
  return <span>{useGroupCount(id)}</span>
}

function LikeCount({ likes }: { likes: number }) {
  if (likes === 0) return null
  return (
    <span data-likes="" className={styles.likes}>
      <Icon name="heart" size={18} />
      <VisuallyHidden>Нравится: </VisuallyHidden>
      {formatCappedCount(likes, LIKES_SHOWN_MAX)}
    </span>
  )
}

/** Returns the number of products in a group and its subgroups: «21 изделие»; undefined for an unknown group. */
function useGroupCount(id: number): string | undefined {
  const groups = useRouteLoaderData<{ catalog: CatalogTree }>('root')?.catalog.groups ?? []
  const group = findGroup(groups, id)
  return group && group.productCount > 0 ? formatProductCount(group.productCount, group.units) : undefined
}

function findGroup(groups: CatalogGroup[], id: number): CatalogGroup | undefined {
  for (const group of groups) {
    const match = group.id === id ? group : findGroup(group.groups, id)
    if (match) return match
  }
  return undefined
}
