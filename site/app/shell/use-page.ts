import { useLocation, useMatches } from 'react-router'
import type { Crumb, PageHandle } from '../seo/page-handle.ts'

interface Page {
  crumbs: Crumb[]
  orderSubject?: string | undefined
  ownOrderForm: boolean
  pathname: string
}

/** What the page within the frame says of itself. */
export function usePage(): Page {
  const { pathname } = useLocation()
  const leaf = useMatches().at(-1)
  const handle = leaf?.handle as PageHandle | undefined
  return {
    crumbs: handle?.crumbs?.(leaf?.loaderData) ?? [],
    orderSubject: handle?.orderSubject?.(leaf?.loaderData),
    ownOrderForm: handle?.ownOrderForm ?? false,
    pathname,
  }
}
