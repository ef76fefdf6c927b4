import { type AdminEndpointName, adminRoutes } from '@rapport/contract/endpoints/admin/admin-routes'

/** What staff call what stands behind the first part of an address of the back office. */
const AREAS: Record<string, string> = {
  audit: 'журнала',
  'consent-texts': 'текстов согласий',
  customers: 'клиентов',
  entries: 'материалов сайта',
  inbox: 'заявок',
  media: 'картинок',
  'missing-pages': 'адресов',
  orders: 'заявок',
  redirects: 'переадресаций',
  schedule: 'расписания',
  'seo-pages': 'страниц в\u00A0поиске',
  staff: 'сотрудников',
}

/** Returns what a call that only reads is about: «просмотр заявок»; the bare word where it has none. */
export function viewingText(action: string): string {
  const path = Object.hasOwn(adminRoutes, action) ? adminRoutes[action as AdminEndpointName].path : ''
  const area = AREAS[path.split('/')[4] ?? '']
  return area ? `Просмотр ${area}` : 'Просмотр'
}
