/** A step of the way to a page; `to` is its address. */
export interface BreadcrumbLink {
  label: string
  to: string
}

/** The product of a page, by its id and as the page calls it. */
export interface OrderSubject {
  itemId: number
  title: string
}

/** What a route says of its page to the frame around it, from the data of the page; without, it failed. */
interface HandleOf<Data> {
  /** The way to the page, itself last, without the home page. None: no breadcrumbs. */
  crumbs?: (data: Data | undefined) => BreadcrumbLink[]
  /** What an order sent from this page is about. */
  orderSubject?: (data: Data | undefined) => OrderSubject | undefined
  /** The page shows the order form itself. */
  ownOrderForm?: boolean
  /** The page is a gallery or a place, which large screens show larger than texts and forms. */
  wide?: (data: Data | undefined) => boolean
  /** Where a browser without scripts goes on by itself, and after how many seconds: the value of a refresh. */
  refresh?: (data: Data | undefined) => string | undefined
  /** The page shows a map, so that it may load what maps need. */
  showsMap?: boolean
  /** The page shows videos, so that it may frame their host. */
  showsVideo?: boolean
}
export type PageHandle = HandleOf<unknown>

/** A handle whose functions know the data of their own route. */
export const pageHandle = <Data = unknown>(handle: HandleOf<Data>): PageHandle => handle as PageHandle
