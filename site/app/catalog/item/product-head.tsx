import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { ReactNode } from 'react'
import { CommonPrice } from '../../prices/common-price.tsx'
import { useOwnPrice } from '../../prices/own-prices.ts'
import { LikeButton } from '../../reactions/like-button.tsx'
import { ShareMenu } from '../../reactions/share-menu.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { formatMoney } from '../../ui/text/money.ts'
import { itemTransitionName } from '../item-transition-name.ts'
import { Gallery } from './gallery.tsx'
import type { ItemView } from './item-view.ts'
import { leadTimeText } from './lead-time.ts'
import styles from './product-head.module.css'
import { useFreshLikes } from './use-fresh-likes.ts'

interface ProductHeadProps {
  item: ItemView
  origin: string
  /** The choice among its prices. */
  children: ReactNode
}

/** What it is, what it looks like, what it costs, and the one button. */
export function ProductHead({ item, origin, children }: ProductHeadProps) {
  const pictures = [
    ...new Map(
      [item.logo, ...item.gallery].flatMap((picture) => (picture ? [[picture.src, picture]] : [])),
    ).values(),
  ]
  return (
    <div className={styles.head}>
      <Gallery name={item.name} pictures={pictures} transitionName={itemTransitionName(item.slug)} />
      <div className={styles.summaryColumn}>
        <h1 className={styles.name}>{item.name}</h1>
        <HeadPrice item={item} />
        <p className={styles.summary}>{item.summary}</p>
        {children}
        <div className={styles.order}>
          <OrderLink />
          {item.leadTimeDays !== null && (
            <p className={styles.leadTime}>
              <span>Срок изготовления</span>
              {leadTimeText(item.leadTimeDays)}
            </p>
          )}
        </div>
        <ProductActions item={item} origin={origin} />
      </div>
      {item.properties.length > 0 && (
        <dl className={styles.properties}>
          {item.properties.map(({ name, value }) => (
            <div key={name} className={styles.property}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** «от 560 ₽ / шт»; below it what it is without a log-in, for whoever has a price of their own. */
function HeadPrice({ item: { id, priceFrom, unit } }: Pick<ProductHeadProps, 'item'>) {
  const ownPrice = useOwnPrice(id)
  const price = ownPrice === undefined ? priceFrom : ownPrice
  return (
    <p className={styles.price}>
      {price === null ? (
        'Цена по запросу'
      ) : (
        <>
          от&nbsp;{formatMoney(price)} <small>/&nbsp;{unit}</small>
        </>
      )}
      {ownPrice !== undefined && ownPrice !== priceFrom && (
        <span className={styles.common}>
          <CommonPrice price={priceFrom} />
        </span>
      )}
    </p>
  )
}

function ProductActions({ item, origin }: { item: ItemView; origin: string }) {
  const { likes, liked } = useFreshLikes(item)
  return (
    <div className={styles.actions}>
      <LikeButton endpoint="likeCatalogItem" id={item.id} likes={likes} liked={liked} />
      <ShareMenu url={`${origin}${catalogItemPath(item)}`} title={item.name} />
    </div>
  )
}
