import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './own-design-tile.module.css'

/** Last tile of a list, linked to the individual order. It fills the rest of the row. */
export function OwnDesignTile({ isCloth }: { isCloth: boolean }) {
  return (
    <a href={`/${INDIVIDUAL_ORDER_SLUG}/`} className={styles.tile}>
      <h3 className={styles.name}>{isCloth ? 'Нет нужной ткани?' : 'Нет нужного?'}</h3>
      <p className={styles.text}>
        {isCloth ? (
          <>Напечатаем на&nbsp;вашей&nbsp;— от&nbsp;одного метра</>
        ) : (
          <>Сошьём по&nbsp;вашему эскизу или&nbsp;образцу&nbsp;— от&nbsp;одной штуки</>
        )}
      </p>
      <span className={styles.arrow}>
        <Icon name="arrowRight" />
      </span>
    </a>
  )
}
