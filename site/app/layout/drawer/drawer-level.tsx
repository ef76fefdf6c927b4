import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { MenuNode } from '../header/catalog-menu.ts'
import { CatalogSubmenuItem } from '../header/catalog-submenu-item.tsx'
import { useMenuPictures } from '../header/menu-pictures.ts'
import styles from './drawer.module.css'

interface DrawerLevelProps {
  level: MenuNode
  enter: (node: MenuNode) => void
  back: () => void
}

/** One level of the catalogue in the drawer: back button, parent link, children. */
export function DrawerLevel({ level, enter, back }: DrawerLevelProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const pictures = useMenuPictures(true)
  const renderPicture = ({ to, isGroup }: MenuNode) => isGroup && <Thumb picture={pictures.get(to)} />
  const whole = {
    ...level,
    name: level.to === '/catalog/' ? 'Весь каталог' : 'Весь раздел',
    items: [],
    isGroup: false,
  }
  return (
    <>
      <button ref={first} type="button" className={styles.back} onClick={back}>
        <Icon name="arrowLeft" />
        Назад
      </button>
      <p className={styles.level}>{formatTitle(level.name)}</p>
      <ul className={styles.list}>
        <li>
          <CatalogSubmenuItem node={whole} className={styles.line} />
        </li>
        {level.items.map((node) => (
          <li key={node.to}>
            {node.items.length > 0 ? (
              <button type="button" className={styles.line} onClick={() => enter(node)}>
                {renderPicture(node)}
                {formatTitle(node.name)}
                <Icon name="chevronRight" />
              </button>
            ) : (
              <CatalogSubmenuItem node={node} className={styles.line} picture={renderPicture(node)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Reserves the room of the picture. */
const Thumb = ({ picture }: { picture: PictureValue | undefined }) => (
  <span className={styles.thumb}>
    {picture && <Picture picture={picture} alt="" shape="card" sizes="44px" className={styles.picture} />}
  </span>
)
