import * as z from 'zod/mini'
import { orderLine } from '../orders/order-line.ts'
import { user, userSession } from './accounts.ts'
import { company } from './company.ts'
import { passkey } from './passkeys.ts'
import { orderMessage, orderStatusChange, userOrder } from './user-orders.ts'

const text = z.nullable(z.string())

/** A given consent: its time, text, IP and user agent. */
const consent = z.object({
  givenAt: z.string(),
  textVersion: text,
  textSha256: text,
  ip: text,
  userAgent: z.string(),
})

/** All stored data of an order. */
const keptOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  lines: z.array(orderLine),
  isCatalog: z.boolean(),
  cityId: z.nullable(z.number()),
  clientCity: text,
  clientCountry: text,
  referrerUrl: text,
  /** The page that sent the order. */
  pagePath: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmContent: text,
  utmTerm: text,
  consent: z.nullable(consent),
  status: userOrder.shape.status,
  statusChanges: z.array(orderStatusChange),
  messages: z.array(orderMessage),
  /** `path`: the file's path in the archive; null if the file expired. */
  files: z.array(z.object({ name: z.string(), size: z.number(), path: text })),
})

/** All stored data of a user. */
export const personalData = z.object({
  profile: z.object({
    user,
    company,
    consent: z.nullable(consent),
    /** Accounts merged into this one, with their consents at registration. */
    mergedAccounts: z.array(
      z.object({ email: z.string(), mergedAt: z.string(), consent: z.nullable(consent) }),
    ),
    sessions: z.array(z.omit(userSession, { place: true })),
    passkeys: z.array(passkey),
    /** Last use of each trusted device: failed log-ins elsewhere do not delay these. */
    devices: z.array(z.object({ lastSeenAt: z.string() })),
    likes: z.array(z.object({ subject: z.enum(['catalog', 'post']), id: z.number() })),
  }),
  orders: z.array(keptOrder),
})
export type PersonalData = z.infer<typeof personalData>
