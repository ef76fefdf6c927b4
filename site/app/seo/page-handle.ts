/** Breadcrumb; `to` is its path. */
export interface BreadcrumbLink {
  label: string
  to: string
}

/** Product of a page: its id and displayed name. */
export interface OrderSubject {
  itemId: number
  title: string
}

/** Handle of a route: what its page tells the layout. `data` is undefined if the page failed. */
interface RouteHandle<Data> {
  /** Breadcrumbs from the first level to the page itself. Without them none are shown. */
  crumbs?: (data: Data | undefined) => BreadcrumbLink[]
  /** Subject of an order from this page. */
  orderSubject?: (data: Data | undefined) => OrderSubject | undefined
  /** The page has its own order form. */
  ownOrderForm?: boolean
  /** The page is wider on large screens, as a gallery or an office. */
  wide?: (data: Data | undefined) => boolean
  /** The page has its content only, without header, order form and footer. */
  alone?: boolean
  /** Redirect after some seconds: the value of a refresh. */
  refresh?: (data: Data | undefined) => string | undefined
  /** The page shows a map, so its policy allows the maps service. */
  showsMap?: boolean
  /** The page shows videos, so its policy allows frames of their host. */
  showsVideo?: boolean
}
export type PageHandle = RouteHandle<unknown>

/** Creates a handle whose functions receive the data of its route. */
export const pageHandle = <Data = unknown>(handle: RouteHandle<Data>): PageHandle => handle as PageHandle
