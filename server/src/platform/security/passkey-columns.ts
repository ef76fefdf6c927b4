import { bigint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Returns the columns of a passkey table, without the owner. */
export const passkeyColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  /** Credential id of the authenticator, base64url. */
  credentialId: text().notNull(),
  /** COSE, base64url. */
  publicKey: text().notNull(),
  /** Random user id for authenticators, the same for all keys of a user. */
  userHandle: text().notNull(),
  /** Signature counter of the authenticator. 0 if it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  userAgent: text().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})
