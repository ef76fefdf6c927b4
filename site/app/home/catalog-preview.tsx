import type { CatalogCard as Card, CatalogTree } from '@rapport/contract/catalog/catalog'
import { CATALOG_PREVIEW_STEP } from '@rapport/contract/home/home-limits'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { CatalogCard } from '../catalog/catalog-card.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './catalog-preview.module.css'

/** From 768 px on. */
const COLUMNS = 4
/** Tiles of two columns after two rows of small ones, where they leave no hole. Content has scenes there. */
const SCENES = [8, 9]
const SCENE_SIZES = '(min-width: 1720px) 808px, (min-width: 768px) 46vw, calc(50vw - 24px)'

interface CatalogPreviewProps {
  items: Card[]
  individual: CatalogTree['specials'][number] | undefined
}

/**
 * Products of the factory. Phones show eight tiles, and eight more per press. Without JavaScript the button links to
 * the catalogue.
 */
export function CatalogPreview({ items, individual }: CatalogPreviewProps) {
  const scenes = (items.length + SCENES.length) % COLUMNS === 0 ? SCENES : []
  const all = (
    <a href="/catalog/" className={styles.all}>
      Весь каталог
    </a>
  )
  return (
    <Section heading="Каталог" aside={all}>
      <catalog-preview>
        <ul className={styles.grid}>
          {items.map((item, index) => {
            const isScene = scenes.includes(index)
            return (
              <li
                key={item.id}
                data-later={index >= CATALOG_PREVIEW_STEP || undefined}
                className={isScene ? styles.scene : undefined}
              >
                <CatalogCard item={item} {...(isScene && { pictureSizes: SCENE_SIZES })} />
              </li>
            )
          })}
        </ul>
        {items.length > CATALOG_PREVIEW_STEP && (
          <form action="/catalog/" className={styles.more}>
            <Button type="submit" variant="outline">
              Показать ещё
            </Button>
          </form>
        )}
      </catalog-preview>
      {individual && (
        <div className={styles.individual}>
          <IndividualTile item={individual} />
        </div>
      )}
    </Section>
  )
}

/** Link to the individual order. */
function IndividualTile({ item }: { item: CatalogTree['specials'][number] }) {
  return (
    <a href={catalogItemPath(item)} className={styles.individualTile}>
      <h3 className={styles.individualName}>{formatTitle(item.name)}</h3>
      <span className={styles.individualArrow}>
        <Icon name="arrowRight" />
      </span>
      <p className={styles.individualText}>Не нашли своё? Сошьём по&nbsp;вашему эскизу или образцу</p>
    </a>
  )
}
