/** Where an order came from: the site's form, or a staff member who wrote down a call, a chat or a visit. */
export const ORDER_ORIGINS = ['site', 'phone', 'whatsapp', 'office'] as const
export type OrderOrigin = (typeof ORDER_ORIGINS)[number]

/** Names of the origins, after «источник: ». */
export const orderOriginNames: Record<OrderOrigin, string> = {
  site: 'сайт',
  phone: 'телефон',
  whatsapp: 'WhatsApp',
  office: 'офис',
}
