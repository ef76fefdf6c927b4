import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { Branch } from './catalog-branches.ts'
import { CatalogSubmenuItem } from './catalog-submenu-item.tsx'
import styles from './drawer.module.css'

interface DrawerLevelProps {
  level: Branch
  enter: (branch: Branch) => void
  back: () => void
}

/** One level of the catalogue: the way back, the whole of it, and what stands below. */
export function DrawerLevel({ level, enter, back }: DrawerLevelProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const whole = { ...level, name: level.to === '/catalog/' ? 'Весь каталог' : 'Весь раздел', branches: [] }
  return (
    <>
      <button ref={first} type="button" className={styles.back} onClick={back}>
        <Icon name="arrowLeft" />
        Назад
      </button>
      <p className={styles.level}>{level.name}</p>
      <ul className={styles.list}>
        <li>
          <CatalogSubmenuItem branch={whole} className={styles.line} />
        </li>
        {level.branches.map((branch) => (
          <li key={branch.to}>
            {branch.branches.length > 0 ? (
              <button type="button" className={styles.line} onClick={() => enter(branch)}>
                {branch.name}
                <Icon name="chevronRight" />
              </button>
            ) : (
              <CatalogSubmenuItem branch={branch} className={styles.line} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
