import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('pages/page-boundary.route.tsx', [
    index('home/home.route.tsx'),
    route('catalog/', 'catalog/catalog.route.tsx'),
    route('catalog/:groupSlug?/:slug/', 'catalog/catalog-item.route.tsx'),
    route('individualnyy-zakaz/', 'catalog/individual-order.route.tsx'),
    route('policy/', 'pages/policy.route.tsx'),
    route('order/', 'orders/order.route.tsx'),
    route('*', 'pages/not-found.route.tsx'),
  ]),
] satisfies RouteConfig
