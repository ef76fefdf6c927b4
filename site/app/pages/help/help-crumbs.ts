import type { BreadcrumbLink } from '../../seo/page-handle.ts'

export const helpCrumb: BreadcrumbLink = { label: 'Как заказать', to: '/help/' }
export const deliveryCrumb: BreadcrumbLink = { label: 'Доставка', to: '/help/delivery/' }
export const warrantyCrumb: BreadcrumbLink = { label: 'Гарантия', to: '/help/warranty/' }
