import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { ReactNode } from 'react'
import { LikeButton } from '../../reactions/like-button.tsx'
import { ShareMenu } from '../../reactions/share-menu.tsx'
import { formatTitle } from '../../ui/text/format-title.ts'
import { getTransitionName } from '../item-transition-name.ts'
import { Gallery } from './gallery.tsx'
import type { ItemView } from './item-view.ts'
import { OrderFacts } from './order-facts.tsx'
import styles from './product-head.module.css'

interface ProductHeadProps {
  item: ItemView
  origin: string
  /** Price, choice and order button. */
  children: ReactNode
  /** Price tiers as bars; false if no tier has a price. */
  tiers: ReactNode
}

/** Head of a product's page. Name, price and button are sticky beside the pictures. */
export function ProductHead({ item, origin, children, tiers }: ProductHeadProps) {
  return (
    <div className={styles.head}>
      <Gallery
        name={item.name}
        pictures={listItemPictures(item)}
        transitionName={getTransitionName(item.slug)}
      />
      <div className={styles.summaryColumn}>
        <h1 className={styles.name}>{formatTitle(item.name)}</h1>
        <p className={styles.summary}>{item.summary}</p>
        {children}
        {!tiers && <Properties properties={item.properties} />}
        <OrderFacts leadTimeDays={item.leadTimeDays} />
        <ProductActions item={item} origin={origin} />
      </div>
      {tiers && (
        <div className={styles.details}>
          {tiers}
          <Properties properties={item.properties} />
        </div>
      )}
    </div>
  )
}

/** Returns the pictures of an item without duplicates. */
export const listItemPictures = ({ logo, gallery }: Pick<ItemView, 'logo' | 'gallery'>) => [
  ...new Map([logo, ...gallery].flatMap((picture) => (picture ? [[picture.src, picture]] : []))).values(),
]

function Properties({ properties }: Pick<ItemView, 'properties'>) {
  if (properties.length === 0) return null
  return (
    <dl className={styles.properties}>
      {properties.map(({ name, value }) => (
        <div key={name} className={styles.property}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Like and share buttons of an item. */
export function ProductActions({ item, origin }: { item: ItemView; origin: string }) {
  return (
    <div className={styles.actions}>
      <LikeButton endpoint="likeCatalogItem" id={item.id} likes={item.likes} refresh />
      <ShareMenu url={`${origin}${catalogItemPath(item)}`} title={item.name} />
    </div>
  )
}
