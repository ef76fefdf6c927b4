import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Shows every part of ui/ in every state, for developers. The production build leaves it out. */
const playground =
  process.env.NODE_ENV === 'development' || process.env.PLAYGROUND === 'on'
    ? [route('__playground/:part?/', 'playground/playground.route.tsx')]
    : []

export default [
  route('closed/', 'pages/closed/closed.route.tsx'),
  layout('pages/page-boundary.route.tsx', [
    index('home/home.route.tsx'),
    route('catalog/', 'catalog/catalog.route.tsx'),
    route('catalog/:groupSlug?/:slug/', 'catalog/catalog-item.route.tsx'),
    route('individualnyy-zakaz/', 'catalog/individual-order.route.tsx'),
    route('blog/', 'blog/blog.route.tsx'),
    route('blog/:slug/', 'blog/blog-entry.route.tsx'),
    route('contacts/', 'contacts/contacts.route.tsx'),
    route('contacts/:office/', 'contacts/office.route.tsx'),
    route('help/delivery/', 'pages/delivery/delivery.route.tsx'),
    route('help/warranty/', 'pages/help/warranty.route.tsx'),
    route('licenses/', 'pages/licenses/licenses.route.tsx'),
    route('agreement/', 'pages/agreement.route.tsx'),
    route('sitemap/', 'pages/sitemap/sitemap.route.tsx'),
    route('301/', 'pages/moved/moved.route.tsx'),
    route('policy/', 'pages/policy.route.tsx'),
    route('search/:searchQuery?/', 'search/search.route.tsx'),
    route('help/', 'pages/help/help.route.tsx'),
    route('list/', 'orders/cart/cart.route.tsx'),
    route('order/', 'orders/order.route.tsx'),
    route('order/:id/', 'account/orders/guest-order.route.tsx'),
    route('calculator/', 'calculations/calculator/calculator.route.tsx'),
    route('calculation/:id/', 'calculations/stored/calculation.route.tsx'),
    route('offer/:token/', 'offers/offer.route.tsx'),
    route('proof/:token/', 'proofs/proof.route.tsx'),
    route('account/', 'account/account-index.route.tsx'),
    route('account/profile/', 'account/profile/profile.route.tsx'),
    route('account/orders/', 'account/orders/orders.route.tsx'),
    route('account/orders/:number/', 'account/orders/user-order.route.tsx'),
    route('account/favorites/', 'account/favorites/favorites.route.tsx'),
    route('account/company/', 'account/company/company.route.tsx'),
    route('account/security/', 'account/security/security.route.tsx'),
    ...playground,
    route('*', 'pages/not-found.route.tsx'),
  ]),
] satisfies RouteConfig
