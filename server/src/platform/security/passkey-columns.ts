import { bigint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Returns the columns of a table of passkeys, but for whose they are. */
export const passkeyColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  /** By which the authenticator knows it; base64url. */
  credentialId: text().notNull(),
  /** COSE, base64url. */
  publicKey: text().notNull(),
  /** What authenticators know its user by: random, the same for all keys of a user. */
  userHandle: text().notNull(),
  /** Uses that the authenticator has counted; 0 where it counts none. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  userAgent: text().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})
