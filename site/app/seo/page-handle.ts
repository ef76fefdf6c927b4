/** A step of the way to a page; `to` is its address. */
export interface Crumb {
  label: string
  to: string
}

/** What a route says of its page to the frame around it. */
export interface PageHandle {
  /** The way to the page, itself last, without the home page. None: no breadcrumbs (§2). */
  crumbs?: (data: unknown) => Crumb[]
  /** What an order sent from this page is about. */
  orderSubject?: (data: unknown) => string | undefined
  /** The page shows the order form itself. */
  ownOrderForm?: boolean
}

/** A handle whose functions know the data of their own route. */
export const pageHandle = <Data>(handle: {
  crumbs?: (data: Data) => Crumb[]
  orderSubject?: (data: Data) => string | undefined
  ownOrderForm?: boolean
}): PageHandle => handle as PageHandle
