/**
 * Method and path of every call (§7, decisions.md §2), without the schemas, so that the browser carries
 * only this. The schemas stand in endpoints.ts under the same names.
 */
export const calls = {
  getSite: { method: 'GET', path: '/api/v1/site' },
  getHomePage: { method: 'GET', path: '/api/v1/home-page' },
  getVideoBlock: { method: 'GET', path: '/api/v1/video-block-index' },
  getClients: { method: 'GET', path: '/api/v1/company-clients' },
  getLicenses: { method: 'GET', path: '/api/v1/company-licenses' },
  getTextPage: { method: 'GET', path: '/api/v1/pages/:slug' },
  getSeo: { method: 'GET', path: '/api/v1/seo/show' },
  getCities: { method: 'GET', path: '/api/v1/cities' },
  getContacts: { method: 'GET', path: '/api/v1/contacts' },
  getContact: { method: 'GET', path: '/api/v1/contacts/:id' },
  getPosts: { method: 'GET', path: '/api/v1/posts' },
  getPost: { method: 'GET', path: '/api/v1/posts/:slug' },
  likePost: { method: 'GET', path: '/api/v1/posts/like/:id' },
  getCatalog: { method: 'GET', path: '/api/v1/catalog' },
  getCatalogItem: { method: 'GET', path: '/api/v1/catalog/:slug' },
  searchCatalog: { method: 'GET', path: '/api/v1/catalog/search/' },
  likeCatalogItem: { method: 'GET', path: '/api/v1/catalog/like/:id' },
  getPriceTable: { method: 'GET', path: '/api/v1/prices/:erpId/variant/:index' },
  getMaterial: { method: 'GET', path: '/api/v1/materials/:erpId' },
  getUnionMaterials: { method: 'GET', path: '/api/v1/union-materials/:erpId' },
  sendOrderMail: { method: 'POST', path: '/api/v1/send-order-mail' },
  getUser: { method: 'GET', path: '/api/v1/user' },
  updateUser: { method: 'PATCH', path: '/api/v1/user' },
  getUserSessions: { method: 'GET', path: '/api/v1/user/sessions' },
  endUserSession: { method: 'DELETE', path: '/api/v1/user/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/v1/user/sessions' },
  register: { method: 'POST', path: '/api/v1/user/auth/register' },
  storePassword: { method: 'POST', path: '/api/v1/user/auth/store-password' },
  login: { method: 'POST', path: '/api/v1/user/auth/login' },
  logout: { method: 'POST', path: '/api/v1/user/auth/logout' },
  forgotPassword: { method: 'POST', path: '/api/v1/user/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/v1/user/auth/reset-password' },
  changePassword: { method: 'POST', path: '/api/v1/user/change-password' },
  getUserOrders: { method: 'GET', path: '/api/v1/user/orders' },
  getUserOrder: { method: 'GET', path: '/api/v1/user/orders/:number' },
  getUserFavorites: { method: 'GET', path: '/api/v1/user/favorites' },
} as const

export type CallName = keyof typeof calls
