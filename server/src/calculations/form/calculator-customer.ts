import type { PriceList } from '@rapport/contract/prices/prices'
import type { FastifyRequest } from 'fastify'
import { findUser } from '../../accounts/queries.ts'
import { readPageToken } from '../../accounts/sessions/page-token.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Whose prices the calculator shows. */
export interface CalculatorCustomer {
  list: PriceList
  /** The user whose discount counts; undefined for a visitor. */
  userId: number | undefined
}

/** Returns the customer whose browser requests the calculator's page; a visitor without a valid log-in. */
export async function findCalculatorCustomer(
  orm: Orm,
  request: Pick<FastifyRequest, 'headers'>,
  now: Date,
): Promise<CalculatorCustomer> {
  const user = await findUser(orm, readPageToken(request), now)
  return { list: user?.priceType ?? 'anonymous', userId: user?.id }
}
