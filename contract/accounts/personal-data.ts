import * as z from 'zod/mini'
import { orderLine } from '../fields/order-line.ts'
import { user, userSession } from './accounts.ts'
import { company } from './company.ts'
import { passkey } from './passkeys.ts'
import { orderMessage, orderStatusChange, userOrder } from './user-orders.ts'

const text = z.nullable(z.string())

/** A consent as it was given: when, to which text, from where and with what. */
const consent = z.object({
  givenAt: z.string(),
  textVersion: text,
  textSha256: text,
  ip: text,
  userAgent: z.string(),
})

/** Everything that is kept of an order. */
const keptOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  line: z.nullable(orderLine),
  isCatalog: z.boolean(),
  cityId: z.nullable(z.number()),
  clientCity: text,
  clientCountry: text,
  referrerUrl: text,
  /** The page it was sent from. */
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
  /** `path`: where the file stands in the archive; null once it was removed for its age. */
  files: z.array(z.object({ name: z.string(), size: z.number(), path: text })),
})

/** Everything that is kept of a user. */
export const personalData = z.object({
  profile: z.object({
    user,
    company,
    consent: z.nullable(consent),
    /** Accounts that were merged into this one, with what was agreed to at their registration. */
    mergedAccounts: z.array(
      z.object({ email: z.string(), mergedAt: z.string(), consent: z.nullable(consent) }),
    ),
    sessions: z.array(z.omit(userSession, { place: true })),
    passkeys: z.array(passkey),
    /** When the devices were last used that wrong passwords of others do not delay. */
    devices: z.array(z.object({ lastSeenAt: z.string() })),
    likes: z.array(z.object({ subject: z.enum(['catalog', 'post']), id: z.number() })),
  }),
  orders: z.array(keptOrder),
})
export type PersonalData = z.infer<typeof personalData>
