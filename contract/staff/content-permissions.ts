import type { ContentKindName } from '../editing/content-kinds.ts'
import type { Permission } from './permissions.ts'

interface KindPermissions {
  read: Permission
  write: Permission
}

const content: KindPermissions = { read: 'content.read', write: 'content.write' }
const prices: KindPermissions = { read: 'prices.read', write: 'prices.write' }

/** What reading and writing each kind of content takes; apart from its schemas, which the first screen does without. */
export const contentPermissions: Record<ContentKindName, KindPermissions> = {
  material: content,
  'price-group': prices,
  item: content,
  post: content,
  'text-page': content,
  story: content,
  licence: content,
  'faq-question': content,
  'layout-requirement': content,
  'delivery-zone': content,
  home: content,
  site: content,
  city: content,
}
