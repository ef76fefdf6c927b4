import { catalogItemAddress } from '@rapport/contract/addresses'
import type { CatalogCard as CardData } from '@rapport/contract/catalog'
import { Card } from '../ui/card.tsx'
import { LikeCount } from './like-count.tsx'
import { priceFromText } from './price-from.ts'

/** A group or product in a list. */
export function CatalogCard({ item }: { item: CardData }) {
  return (
    <Card
      to={catalogItemAddress(item)}
      heading={item.name}
      picture={item.logoThumb}
      secondPicture={item.hoverImage}
    >
      <span>{priceFromText(item)}</span>
      <LikeCount likes={item.likes} />
    </Card>
  )
}
