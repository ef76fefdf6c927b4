import { LICENSES_PATH } from '@rapport/contract/paths/paths'
import { listedKind } from './listed-kind.ts'
import { licenses } from './tables.ts'

/** A license or certificate; all are shown on one page. */
export const licenseKind = listedKind('license', {
  table: licenses,
  path: LICENSES_PATH,
  columns: { picture: 'image' },
  pictures: ['picture'],
})
