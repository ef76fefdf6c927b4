import type { CatalogCard as Card } from '@rapport/contract/catalog'
import type { OrderStep } from '@rapport/contract/home'
import { OrderSteps } from '../../content/order-steps.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CatalogCard } from '../catalog-card.tsx'
import styles from './item-screen.module.css'
import type { ItemView } from './item-view.ts'
import { productData } from './product-data.ts'
import { ProductHead } from './product-head.tsx'

interface ItemScreenProps {
  item: ItemView
  /** How to order; of a group there are none. */
  orderSteps: OrderStep[]
  origin: string
}

/** Everything of the catalogue that has a page: group, product, printing on cloth, wholesale landing. */
export function ItemScreen({ item, orderSteps, origin }: ItemScreenProps) {
  const landing = item.kind === 'landing'
  return (
    <>
      {item.isGroup ? <GroupHead item={item} /> : <ProductHead item={item} />}
      {item.groups.length > 0 && (
        <Section heading={landing ? 'Разделы для магазина' : 'Разделы'}>
          <CardGrid items={item.groups} />
        </Section>
      )}
      {item.products.length > 0 && (
        <Section heading={productsHeading(item)} close={item.groups.length > 0}>
          <CardGrid items={item.products} />
        </Section>
      )}
      {item.description && (
        <Section heading={item.isGroup ? 'О разделе' : 'Описание'} tone="paper" beside>
          <RichText html={item.description} />
        </Section>
      )}
      {orderSteps.length > 0 && (
        <>
          <DividerPattern print="wedges" />
          <Section heading="Как заказать">
            <OrderSteps steps={orderSteps} />
          </Section>
        </>
      )}
      {item.similar.length > 0 && (
        <Section heading="Похожие изделия" tone="paper">
          <CardGrid items={item.similar} />
        </Section>
      )}
      {!item.isGroup && <StructuredData data={productData(item, origin)} />}
    </>
  )
}

/** The name of a group, cut into its banner where it has one. */
function GroupHead({ item }: { item: ItemView }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture picture={item.banner} alt="" shape="banner" priority="first" className={styles.banner} />
      )}
      <div className={classNames(styles.title, item.banner !== null && styles.overBanner)}>
        <h1>{item.name}</h1>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </div>
  )
}

function CardGrid({ items }: { items: Card[] }) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <CatalogCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function productsHeading(item: ItemView): string {
  if (item.kind !== 'landing') return 'Изделия'
  return item.isGroup ? 'Что шьём для магазинов' : 'С чего начать'
}
