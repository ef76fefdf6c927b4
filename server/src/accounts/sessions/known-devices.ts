import { createHmac } from 'node:crypto'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { knownDevices, users } from '../tables.ts'

/** Remembered devices of a user; above it the one unused for the longest time is forgotten. */
const DEVICES_MAX = 20
const KEPT_MS = 365 * DAY_MS

/** Returns whether the user of an address has logged in from this device before. */
export async function isKnownDevice(
  orm: Orm,
  keys: SecretKeys,
  email: string,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined) return false
  const hashes = keys.accepted.map((key) => hashDevice(key, device))
  const rows = await orm
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), inArray(knownDevices.deviceHash, hashes)))
  return rows.length > 0
}

export async function rememberDevice(
  tx: Orm,
  { current }: SecretKeys,
  userId: number,
  device: string | undefined,
  now: Date,
): Promise<void> {
  if (device === undefined) return
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash: hashDevice(current, device), lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: now } })
  const newest = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(DEVICES_MAX)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)))
}

/** Deletes devices without a log-in for a year. */
export async function deleteUnusedDevices(orm: Orm, now: Date): Promise<void> {
  await orm.delete(knownDevices).where(lt(knownDevices.lastSeenAt, new Date(now.getTime() - KEPT_MS)))
}

const hashDevice = (key: Buffer, device: string) =>
  createHmac('sha256', key).update(device).digest('base64url')
