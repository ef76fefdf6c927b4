import type { CatalogCard as CardData, CatalogGroup, CatalogTree } from '@rapport/contract/catalog/catalog'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { useRouteLoaderData } from 'react-router'
import { Card } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './catalog-card.module.css'
import { countText } from './count-text.ts'
import { itemTransitionName } from './item-transition-name.ts'
import { PriceFrom } from './price-from.tsx'

export type CardView = ReturnType<typeof toCardView>

/** Returns what a list shows of a card, so that its page carries nothing else. */
export const toCardView = (card: CardData) => {
  const { id, slug, parentSlug, kind, name, isGroup, logoThumb, hoverImage, priceFrom, likes } = card
  return { id, slug, parentSlug, kind, name, isGroup, logoThumb, hoverImage, priceFrom, likes }
}

interface CatalogCardProps {
  item: CardView
  pictureSizes?: string | undefined
  /** Whether a product says what it costs. */
  hasPrice?: boolean
}

/** A group or product in a list. */
export function CatalogCard({ item, pictureSizes, hasPrice = true }: CatalogCardProps) {
  return (
    <Card
      to={catalogItemPath(item)}
      heading={item.name}
      picture={item.logoThumb}
      secondPicture={item.hoverImage}
      pictureSizes={pictureSizes}
      transitionName={itemTransitionName(item.slug)}
    >
      {item.isGroup ? <GroupCount id={item.id} /> : hasPrice && <PriceFrom {...item} />}
      <LikeCount likes={item.likes} />
    </Card>
  )
}

/** What the cheapest of a group costs is seldom the price of what its picture shows: it says how many there are. */
function GroupCount({ id }: { id: number }) {
  return <span>{useGroupCount(id)}</span>
}

/** How many liked an item; nothing to say of none. */
function LikeCount({ likes }: { likes: number }) {
  if (likes === 0) return null
  return (
    <span className={styles.likes}>
      <Icon name="heart" size={18} />
      <VisuallyHidden>Нравится: </VisuallyHidden>
      {formatCappedCount(likes, LIKES_SHOWN_MAX)}
    </span>
  )
}

/** Returns how many things are in a group of the menu tree and below it: «21 изделие»; undefined where the tree has none such. */
function useGroupCount(id: number): string | undefined {
  const groups = useRouteLoaderData<{ catalog: CatalogTree }>('root')?.catalog.groups ?? []
  const group = findGroup(groups, id)
  return group && group.productCount > 0 ? countText(group.productCount, group.units) : undefined
}

function findGroup(groups: CatalogGroup[], id: number): CatalogGroup | undefined {
  for (const group of groups) {
    const found = group.id === id ? group : findGroup(group.groups, id)
    if (found) return found
  }
  return undefined
}
