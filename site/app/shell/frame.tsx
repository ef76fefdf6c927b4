import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { releaseHeldClick } from '../browser/held-click.ts'
import { OrderSection } from '../orders/order-section.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { AuthSlot } from './auth-slot.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { catalogBranches } from './catalog-branches.ts'
import { CityChooser } from './city-chooser.tsx'
import { CityWarning } from './city-warning.tsx'
import { CookieSlot } from './cookie-slot.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineScreen } from './offline-screen.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ScrollTop } from './scroll-top.tsx'
import type { ShellData } from './shell-data.ts'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { Stories } from './stories.tsx'
import { useFocusContent } from './use-focus-content.ts'
import { usePage } from './use-page.ts'
import { useStories } from './use-stories.ts'
import { WholesaleBanner } from './wholesale-banner.tsx'
import { wholesaleAddress } from './wholesale-banner-place.ts'

/** What stands around every page, in the order of §1. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { crumbs, pathname, orderSubject, ownOrderForm } = usePage()
  const { properties, catalog, origin, city, cities, base } = shell
  const here = { city, cities, base }
  const branches = useMemo(() => catalogBranches(catalog), [catalog])
  const content = useRef<HTMLElement>(null)
  useFocusContent(content)
  const { viewer, ...stories } = useStories()
  // Home and what was not found have no way to them, and no banner either.
  const wholesale = wholesaleAddress(pathname, crumbs.length > 0, catalog.landings)
  // The last effect of the page: everything else has its handlers by then.
  useEffect(releaseHeldClick, [])
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <CityWarning notifications={city?.notifications ?? []} />
      <Header properties={properties} catalog={branches} city={<CityChooser {...here} />} />
      {wholesale && <WholesaleBanner to={wholesale} />}
      <Stories name="Истории" stories={shell.stories} prepare={stories.prepare} open={stories.open} />
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} origin={origin} />}
      <main ref={content} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
        {!ownOrderForm && (
          <>
            <Ribbon print="discs" />
            <OrderSection properties={properties} subject={orderSubject} />
          </>
        )}
      </main>
      <Stories name="Ещё истории" stories={shell.stories} prepare={stories.prepare} open={stories.open} />
      <Ribbon print="rhombs" />
      <Footer properties={properties} catalog={catalog} />
      <ScrollTop />
      <Navigation properties={properties} catalog={branches} here={here} />
      {viewer && <viewer.default opened={stories.opened} close={stories.close} />}
      <AuthSlot />
      <CookieSlot />
      <Toaster />
      <OfflineScreen phone={properties.phone} />
    </>
  )
}
