import type { PriceList } from '@rapport/contract/prices/prices'
import { createSession } from '../src/accounts/sessions/sessions.ts'
import { users } from '../src/accounts/tables.ts'
import type { Database } from '../src/platform/database/database.ts'

/** Creates a user with a price list and a session. Returns the id and the Authorization header. */
export async function logIn({ orm }: Database, email: string, priceList: PriceList = 'registered') {
  const [user] = await orm
    .insert(users)
    .values({ email, name: 'Анна', priceList, passwordHash: 'nobody logs in by it' })
    .returning({ id: users.id })
  if (!user) throw new Error('The user was not stored')
  const token = await createSession(orm, user.id, new Date())
  return { id: user.id, headers: { authorization: `Bearer ${token}` } }
}
