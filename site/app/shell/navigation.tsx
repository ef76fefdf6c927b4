import type { SiteProperties } from '@rapport/contract/site'
import type { Branch } from './catalog-branches.ts'
import type { CitiesHere } from './city-links.tsx'
import { useDrawer } from './drawer-state.ts'
import { MobileBar } from './mobile-bar.tsx'
import { useChunk } from './use-chunk.ts'

const loadDrawer = () => import('./drawer.tsx')

interface NavigationProps {
  properties: SiteProperties
  catalog: Branch[]
  here: CitiesHere
}

/** The bar at the bottom of a narrow screen, and the drawer it opens. */
export function Navigation({ properties, catalog, here }: NavigationProps) {
  const { place, open, close } = useDrawer()
  const drawer = useChunk(place !== undefined, loadDrawer, close)
  return (
    <>
      {/* The drawer has a bar of its own, so that its buttons can be reached while it is open. */}
      <div aria-hidden={(drawer && place !== undefined) || undefined}>
        <MobileBar
          properties={properties}
          place={place}
          prepare={() => void loadDrawer().catch(() => undefined)}
          openCatalog={() => open('catalog')}
          toggleMenu={() => open('menu')}
        />
      </div>
      {drawer && (
        <drawer.default
          place={place}
          open={open}
          close={close}
          properties={properties}
          catalog={catalog}
          here={here}
        />
      )}
    </>
  )
}
