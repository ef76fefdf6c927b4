import { randomBytes } from 'node:crypto'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import { toLineWords } from '@rapport/contract/calculation/stored/line-words'
import { type CalculationRecord, VALID_DAYS } from '@rapport/contract/calculation/stored/stored-calculation'
import { messages } from '@rapport/contract/errors/messages'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays, fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { estimate } from '../estimate.ts'
import { findCityName } from '../find-city-name.ts'
import { calculations } from '../tables.ts'
import { type CalculationClaim, CLAIM_MS } from './claim.ts'
import { toRecord } from './find-calculation.ts'

/** 128 random bits: 22 characters. */
const ID_BYTES = 16
/** Bytes of a stored calculation as JSON. Fifty lines of three operations each take about 30 KB. */
const STORED_BYTES_MAX = 192 * 1024

interface Saver {
  list: PriceList
  userId: number | undefined
  claim: CalculationClaim | undefined
  now: Date
}

/**
 * Calculates a request and stores it. A repeat with the same key returns the first calculation. Throws 422 for a wrong
 * request and for a key with another body, 413 for a calculation that is too large to store.
 */
export function createCalculation(
  orm: Orm,
  request: CalculationRequest,
  { list, userId, claim, now }: Saver,
): Promise<CalculationRecord> {
  return orm.transaction(async (tx) => {
    const first = claim && (await findRepeated(tx, claim, now))
    if (first) return toRecord(first, now)
    const { calculation, tables } = await estimate(tx, request, { list, userId, now })
    const words = toLineWords(request, tables)
    if (JSON.stringify([request, calculation, words]).length > STORED_BYTES_MAX)
      throw new ApiError(413, messages.calculationTooLarge)
    const row = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      createdAt: now,
      validUntil: endOfValidity(now),
      userId: userId ?? null,
      orderedAt: null,
      priceList: list,
      revision: calculation.revision,
      request,
      calculation,
      words,
      city: await findCityName(tx, request.cityId),
      sender: claim?.sender ?? null,
      idempotencyKey: claim?.idempotencyKey ?? null,
      bodySha256: claim?.bodySha256 ?? null,
    }
    await tx.insert(calculations).values(row)
    return toRecord(row, now)
  })
}

/** The last millisecond of the 14th day in Moscow. */
const endOfValidity = (now: Date): Date =>
  new Date(fromMoscowDay(addDays(moscowDay(now), VALID_DAYS + 1)).getTime() - 1)

/**
 * Returns the calculation that a key named before. Concurrent repeats wait for the first transaction. An older use of
 * the key is forgotten.
 */
async function findRepeated(tx: Orm, { sender, idempotencyKey, bodySha256 }: CalculationClaim, now: Date) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${sender} ${idempotencyKey}`}, 1))`)
  const isSame = and(eq(calculations.sender, sender), eq(calculations.idempotencyKey, idempotencyKey))
  const since = new Date(now.getTime() - CLAIM_MS)
  const [first] = await tx
    .select()
    .from(calculations)
    .where(and(isSame, gt(calculations.createdAt, since)))
  if (!first) await tx.update(calculations).set({ sender: null, idempotencyKey: null }).where(isSame)
  else if (first.bodySha256 !== bodySha256) throw new ApiError(422, messages.calculationKeyConflict)
  return first
}
