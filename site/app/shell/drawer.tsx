import type { SiteProperties } from '@rapport/contract/site'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import type { Branch } from './catalog-branches.ts'
import { CityDialog } from './city-dialog.tsx'
import type { CitiesHere } from './city-links.tsx'
import styles from './drawer.module.css'
import { DrawerLevel } from './drawer-level.tsx'
import { DrawerRoot } from './drawer-root.tsx'
import type { DrawerPlace } from './drawer-state.ts'
import { MobileBar } from './mobile-bar.tsx'

interface DrawerProps {
  place: DrawerPlace | undefined
  open: (place: DrawerPlace) => void
  close: () => void
  properties: SiteProperties
  catalog: Branch[]
  here: CitiesHere
}

/** All ways of the site, level by level (§2). The bar at the bottom goes on working: its button closes what it opened. */
export default function Drawer({ place, open, close, properties, catalog, here }: DrawerProps) {
  const root: Branch = { name: 'Каталог', to: '/catalog/', picture: null, disabled: false, branches: catalog }
  const [levels, setLevels] = useState<Branch[]>([])
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins at its own level
  useEffect(() => {
    if (place) setLevels(place === 'catalog' ? [root] : [])
  }, [place])

  const go = (next: Branch[]) => {
    setLevels(next)
    body.current?.scrollTo({ top: 0 })
  }
  const level = levels.at(-1)
  return (
    <>
      <Dialog
        open={place !== undefined}
        onToggle={(opened) => opened || close()}
        label="Меню"
        look="sheet"
        width={1023}
        closeLabel="Закрыть меню"
        className={styles.drawer}
      >
        <div ref={body} className={styles.body}>
          {level ? (
            <DrawerLevel
              key={level.to}
              level={level}
              enter={(branch) => go([...levels, branch])}
              back={() => go(levels.slice(0, -1))}
            />
          ) : (
            <DrawerRoot
              properties={properties}
              cities={here.cities}
              openCatalog={() => go([root])}
              leave={close}
            />
          )}
        </div>
        <MobileBar
          properties={properties}
          place={place}
          openCatalog={() => (place === 'catalog' ? close() : open('catalog'))}
          toggleMenu={close}
        />
      </Dialog>
      <CityDialog {...here} />
    </>
  )
}
