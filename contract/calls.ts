/**
 * Method and path of every call (§7, decisions.md §2), without the schemas, so that the browser carries
 * only this. The schemas stand in endpoints.ts under the same names.
 */
export const calls = {
  getSite: { method: 'GET', path: '/api/v1/site' },
  getHomePage: { method: 'GET', path: '/api/v1/home-page' },
  getTextPage: { method: 'GET', path: '/api/v1/pages/:slug' },
  getCatalog: { method: 'GET', path: '/api/v1/catalog' },
  getCatalogItem: { method: 'GET', path: '/api/v1/catalog/:slug' },
  sendOrderMail: { method: 'POST', path: '/api/v1/send-order-mail' },
} as const

export type CallName = keyof typeof calls
