import type { SiteProperties } from '@rapport/contract/site/site'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CityDialog } from '../city/city-dialog.tsx'
import type { CityChoices } from '../city/city-links.tsx'
import type { MenuNode } from '../header/catalog-menu.ts'
import { MobileBar } from '../mobile-bar.tsx'
import styles from './drawer.module.css'
import { DrawerLevel } from './drawer-level.tsx'
import { DrawerRoot } from './drawer-root.tsx'
import type { DrawerState } from './drawer-state.ts'

interface DrawerProps {
  state: DrawerState | undefined
  open: (state: DrawerState) => void
  close: () => void
  properties: SiteProperties
  catalog: MenuNode[]
  cityChoices: CityChoices
}

/** All links of the site by level. The bottom bar remains usable: its button also closes the drawer. */
export default function Drawer({ state, open, close, properties, catalog, cityChoices }: DrawerProps) {
  const root: MenuNode = { name: 'Каталог', to: '/catalog/', isGroup: false, disabled: false, items: catalog }
  const [levels, setLevels] = useState<MenuNode[]>([])
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins at its own level
  useEffect(() => {
    if (state) setLevels(state === 'catalog' ? [root] : [])
  }, [state])

  const go = (next: MenuNode[]) => {
    setLevels(next)
    body.current?.scrollTo({ top: 0 })
  }
  const level = levels.at(-1)
  return (
    <>
      <Dialog
        open={state !== undefined}
        onToggle={(opened) => opened || close()}
        label="Меню"
        variant="sheet"
        width={1023}
        closeLabel="Закрыть меню"
        className={styles.drawer}
      >
        <div ref={body} className={styles.body}>
          {level ? (
            <DrawerLevel
              key={level.to}
              level={level}
              enter={(node) => go([...levels, node])}
              back={() => go(levels.slice(0, -1))}
            />
          ) : (
            <DrawerRoot
              properties={properties}
              cities={cityChoices.cities}
              openCatalog={() => go([root])}
              leave={close}
            />
          )}
        </div>
        <MobileBar
          properties={properties}
          state={state && (level ? 'catalog' : 'menu')}
          openCatalog={() => (state === 'catalog' ? close() : open('catalog'))}
          toggleMenu={close}
        />
      </Dialog>
      <CityDialog {...cityChoices} />
    </>
  )
}
