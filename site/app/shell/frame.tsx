import { type ReactNode, useRef } from 'react'
import { OrderSection } from '../orders/order-section.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { ProgressLine } from './progress-line.tsx'
import type { ShellData } from './shell-data.ts'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { useFocusContent } from './use-focus-content.ts'
import { usePage } from './use-page.ts'

/** What stands around every page (§1): ways above, the order form and the ways to reach us below. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { crumbs, orderSubject, ownOrderForm } = usePage()
  const { properties, catalog, origin } = shell
  const content = useRef<HTMLElement>(null)
  useFocusContent(content)
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <Header properties={properties} catalog={catalog} />
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
      <Ribbon print="rhombs" />
      <Footer properties={properties} catalog={catalog} />
    </>
  )
}
