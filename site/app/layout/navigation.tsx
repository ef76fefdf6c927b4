import type { SiteProperties } from '@rapport/contract/site/site'
import { useLazyImport } from '../browser/use-lazy-import.ts'
import type { CityChoices } from './city/city-links.tsx'
import { useDrawer } from './drawer/drawer-state.ts'
import type { MenuNode } from './header/catalog-menu.ts'
import { MobileBar } from './mobile-bar.tsx'

const loadDrawer = () => import('./drawer/drawer.tsx')
const prepareDrawer = () => void loadDrawer().catch(() => undefined)

// The first press may start the client bundle, so the drawer loads with it where there is a bar.
if (typeof window !== 'undefined' && matchMedia('(max-width: 1023.98px)').matches) prepareDrawer()

interface NavigationProps {
  properties: SiteProperties
  catalog: MenuNode[]
  cityChoices: CityChoices
}

/** Bottom bar of narrow screens and its drawer. */
export function Navigation({ properties, catalog, cityChoices }: NavigationProps) {
  const { state, open, close } = useDrawer()
  const drawer = useLazyImport(state !== undefined, loadDrawer, close)
  return (
    <>
      {/* The drawer has its own bar, so that its buttons are reachable while it is open. */}
      <div aria-hidden={(drawer && state !== undefined) || undefined}>
        <MobileBar
          properties={properties}
          state={state}
          prepare={prepareDrawer}
          openCatalog={() => open('catalog')}
          toggleMenu={() => open('menu')}
        />
      </div>
      {drawer && (
        <drawer.default
          state={state}
          open={open}
          close={close}
          properties={properties}
          catalog={catalog}
          cityChoices={cityChoices}
        />
      )}
    </>
  )
}
