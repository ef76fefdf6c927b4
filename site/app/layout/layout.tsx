import { type ReactNode, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useHasContent } from '../content/use-has-content.ts'
import { OrderSection } from '../orders/order-section.tsx'
import { CommonPriceTemplate } from '../prices/own/common-price.tsx'
import type { BreadcrumbLink, OrderSubject, PageHandle } from '../seo/page-handle.ts'
import { choosePrint, DividerPattern } from '../ui/divider-pattern/divider-pattern.tsx'
import { ScriptMarkup } from '../ui/element/script-markup.tsx'
import { classNames } from '../ui/text/class-names.ts'
import { Toaster } from '../ui/toast/toaster.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer/footer.tsx'
import { catalogMenu } from './header/catalog-menu.ts'
import { Header } from './header/header.tsx'
import styles from './layout.module.css'
import type { LayoutData } from './layout-data.ts'
import { MobileBar } from './mobile-bar.tsx'
import { CityWarning } from './notices/city-warning.tsx'
import { CookieNotice } from './notices/cookie-notice.tsx'
import { WholesaleBanner, wholesaleBannerPath } from './notices/wholesale-banner.tsx'
import { OfflineScreen } from './offline-screen.tsx'
import { ScrollTop } from './scroll-top/scroll-top.tsx'
import { Stories } from './stories/stories.tsx'
import { StoryViewerTemplate } from './stories/story-viewer-template.tsx'

/** Id of the page content. */
const CONTENT_ID = 'content'

/** Layout of every page, in visual order. */
export function AppLayout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { crumbs, pathname, orderSubject, ownOrderForm, wide } = usePage()
  const { properties, catalog, origin, city, cities, base, year, theme } = data
  const cityChoices = { city, cities, base }
  const menu = useMemo(() => catalogMenu(catalog), [catalog])
  // The home page and the not-found page have neither breadcrumbs nor the banner.
  const wholesale = wholesaleBannerPath(pathname, crumbs.length > 0, catalog.landings)
  return (
    <>
      <a href={`#${CONTENT_ID}`} className={styles.skipLink}>
        Перейти к содержанию
      </a>
      <CityWarning notifications={city?.notifications ?? []} />
      <Header properties={properties} catalog={menu} cityChoices={cityChoices} sign={theme.sign} />
      {wholesale && <WholesaleBanner to={wholesale} minimumPieces={properties.minimumPieces} />}
      {pathname === '/' ? (
        <Stories name="Истории" stories={data.stories} />
      ) : (
        <div className={classNames(styles.place, wide && styles.wide)}>
          <Stories compact name="Истории" stories={data.stories} />
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} origin={origin} />}
        </div>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={classNames(styles.content, wide && styles.wide)}>
        {children}
        {!ownOrderForm && (
          <>
            {/* One per page; a product page has its own. */}
            {!orderSubject && <DividerPattern print={choosePrint(pathname)} />}
            <OrderSection city={city} properties={properties} subject={orderSubject} />
          </>
        )}
      </main>
      <Stories name="Ещё истории" stories={data.stories} />
      {ownOrderForm && <DividerPattern print={choosePrint(pathname)} />}
      <Footer
        properties={properties}
        otherPhones={data.otherPhones}
        catalog={catalog}
        year={year}
        logo={theme.footerLogo}
      />
      <ScrollTop />
      <MobileBar properties={properties} sign={theme.sign} />
      <ScriptMarkup>
        <StoryViewerTemplate />
      </ScriptMarkup>
      <CommonPriceTemplate />
      <CookieNotice />
      <Toaster />
      <OfflineScreen phone={properties.phone} />
    </>
  )
}

interface Page {
  crumbs: BreadcrumbLink[]
  orderSubject?: OrderSubject | undefined
  ownOrderForm: boolean
  wide: boolean
  pathname: string
}

/** Returns what the route's handles say about the page. */
function usePage(): Page {
  const { pathname } = useLocation()
  const hasContent = useHasContent()
  const leaf = useMatches().at(-1)
  const handle = leaf?.handle as PageHandle | undefined
  return {
    crumbs: (handle?.crumbs?.(leaf?.loaderData) ?? []).filter(({ to }) => hasContent(to)),
    orderSubject: handle?.orderSubject?.(leaf?.loaderData),
    ownOrderForm: handle?.ownOrderForm ?? false,
    wide: handle?.wide?.(leaf?.loaderData) ?? false,
    pathname,
  }
}
