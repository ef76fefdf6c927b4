import type { LoadIsland } from './browser/islands/react-island.element.ts'

/** Components of the islands by name (browser/islands/island.tsx). */
export const islands: Record<string, LoadIsland> = {
  cart: () => import('./orders/cart/cart-screen.tsx'),
  company: () => import('./account/company/company-screen.tsx'),
  favorites: () => import('./account/favorites/favorites-screen.tsx'),
  'order-form': () => import('./orders/order-panel.tsx'),
  'order-thanks': () => import('./orders/sent-order.tsx'),
  orders: () => import('./account/orders/orders-screen.tsx'),
  profile: () => import('./account/profile/profile-screen.tsx'),
  security: () => import('./account/security/security-screen.tsx'),
  'upload-boxes': () => import('./catalog/offer/upload-boxes.tsx'),
  'user-order': () => import('./account/orders/user-order-screen.tsx'),
  ...(import.meta.env.PLAYGROUND && { specimens: () => import('./playground/specimen-list.tsx') }),
}
