import { accounts } from './accounts/plugin.ts'
import { backup } from './backup/plugin.ts'
import { batches } from './batches/plugin.ts'
import { blog } from './blog/plugin.ts'
import { calculations } from './calculations/plugin.ts'
import { contacts } from './contacts/plugin.ts'
import { brand } from './content/brand/plugin.ts'
import { customers } from './customers/plugin.ts'
import { demoRemoval } from './demo-removal/plugin.ts'
import { editing } from './editing/plugin.ts'
import { feeds } from './feeds/plugin.ts'
import { builtFiles } from './http/built-files.ts'
import { endpoints } from './http/endpoints/plugin.ts'
import { health } from './http/health.ts'
import { leadProbeMetric } from './http/lead-probe-metric.ts'
import { openapi } from './http/openapi/plugin.ts'
import { pages } from './http/pages/plugin.ts'
import { playground } from './http/playground/plugin.ts'
import { preview } from './http/preview/plugin.ts'
import { tlsAsk } from './http/tls-ask.ts'
import { imports } from './imports/plugin.ts'
import { inboundMail } from './inbound-mail/plugin.ts'
import { inbox } from './inbox/plugin.ts'
import { indexNow } from './indexnow/plugin.ts'
import { invoices } from './invoices/plugin.ts'
import { invoicing } from './invoicing/plugin.ts'
import { leadProbe } from './lead-probe/plugin.ts'
import { media } from './media/plugin.ts'
import { mediaLibrary } from './media-library/plugin.ts'
import { offerEditing } from './offer-editing/plugin.ts'
import { offers } from './offers/plugin.ts'
import { orders } from './orders/plugin.ts'
import { personalData } from './personal-data/plugin.ts'
import { production } from './production/plugin.ts'
import { proofEditing } from './proof-editing/plugin.ts'
import { proofs } from './proofs/plugin.ts'
import { reactions } from './reactions/plugin.ts'
import { redirects } from './redirects/plugin.ts'
import { search } from './search/plugin.ts'
import { seoPages } from './seo-pages/plugin.ts'
import { siteGaps } from './site-gaps/plugin.ts'
import { staff } from './staff/plugin.ts'
import { systemChecks } from './system-checks/plugin.ts'
import { today } from './today/plugin.ts'
import { workshop } from './workshop/plugin.ts'

/** Plugins of the server, low to high: a plugin may use what lower ones add to the app. */
export const plugins = [
  media,
  reactions,
  brand,
  contacts,
  blog,
  feeds,
  indexNow,
  accounts,
  calculations,
  orders,
  inboundMail,
  offers,
  invoices,
  proofs,
  production,
  personalData,
  staff,
  search,
  redirects,
  editing,
  mediaLibrary,
  batches,
  inbox,
  workshop,
  offerEditing,
  proofEditing,
  invoicing,
  customers,
  imports,
  seoPages,
  backup,
  demoRemoval,
  siteGaps,
  leadProbe,
  today,
  systemChecks,
  builtFiles,
  endpoints,
  openapi,
  pages,
  preview,
  playground,
  health,
  tlsAsk,
  leadProbeMetric,
]
