import { accounts } from './accounts/plugin.ts'
import { batches } from './batches/plugin.ts'
import { blog } from './blog/plugin.ts'
import { contacts } from './contacts/plugin.ts'
import { customers } from './customers/plugin.ts'
import { editing } from './editing/plugin.ts'
import { addresses } from './http/addresses/plugin.ts'
import { builtFiles } from './http/built-files.ts'
import { documents } from './http/documents/plugin.ts'
import { endpoints } from './http/endpoints/plugin.ts'
import { health } from './http/health.ts'
import { indexNow } from './http/indexnow/plugin.ts'
import { openapi } from './http/openapi/plugin.ts'
import { pages } from './http/pages/plugin.ts'
import { playground } from './http/playground/plugin.ts'
import { http } from './http/plugin.ts'
import { preview } from './http/preview/plugin.ts'
import { seoPages } from './http/seo-pages/plugin.ts'
import { imports } from './imports/plugin.ts'
import { inbox } from './inbox/plugin.ts'
import { media } from './media/plugin.ts'
import { mediaLibrary } from './media-library/plugin.ts'
import { orders } from './orders/plugin.ts'
import { personalData } from './personal-data/plugin.ts'
import { reactions } from './reactions/plugin.ts'
import { search } from './search/plugin.ts'
import { staff } from './staff/plugin.ts'
import { today } from './today/plugin.ts'

/** Plugins of the server in order. */
export const plugins = [
  http,
  builtFiles,
  media,
  reactions,
  blog,
  contacts,
  accounts,
  endpoints,
  openapi,
  documents,
  indexNow,
  pages,
  preview,
  orders,
  personalData,
  staff,
  search,
  editing,
  mediaLibrary,
  batches,
  inbox,
  customers,
  imports,
  addresses,
  seoPages,
  today,
  playground,
  health,
]
