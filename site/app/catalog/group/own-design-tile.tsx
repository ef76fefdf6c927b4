import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { fromMetresInWords, fromPiecesInWords } from '@rapport/contract/site/from-quantity'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './own-design-tile.module.css'

/** Last tile of a list, linked to the individual order. It fills the rest of the row. */
export function OwnDesignTile({ isCloth }: { isCloth: boolean }) {
  const { minimumPieces = 0, minimumMetres = 0 } = useSiteProperties() ?? {}
  const least = isCloth ? fromMetresInWords(minimumMetres) : fromPiecesInWords(minimumPieces)
  return (
    <a href={`/${INDIVIDUAL_ORDER_SLUG}/`} className={styles.tile}>
      <h3 className={styles.name}>{isCloth ? 'Нет нужной ткани?' : 'Нет нужного?'}</h3>
      <p className={styles.text}>
        {`${isCloth ? 'Напечатаем на\u00a0вашей' : 'Сошьём по\u00a0вашему эскизу или\u00a0образцу'}${least && `\u00a0— ${least}`}`}
      </p>
      <span className={styles.arrow}>
        <Icon name="arrowRight" />
      </span>
    </a>
  )
}
