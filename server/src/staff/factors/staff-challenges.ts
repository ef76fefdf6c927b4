import { and, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { CHALLENGE_MS } from '../../platform/security/webauthn.ts'
import { staffChallenges } from '../tables.ts'

/** Challenges of sign-ins; above it the oldest are deleted. */
const CHALLENGES_MAX = 1000

/** A challenge for a new key belongs to a session. A challenge for a sign-in has neither field. */
interface NewKey {
  sessionId: string
  userHandle: string
}

/**
 * Returns a challenge to sign once: 256 random bits, base64url. A session has one challenge for a new key at a time.
 */
export async function createStaffChallenge(orm: Orm, now: Date, newKey?: NewKey): Promise<string> {
  const challenge = newToken()
  await orm.transaction(async (tx) => {
    if (newKey) await tx.delete(staffChallenges).where(eq(staffChallenges.sessionId, newKey.sessionId))
    else await deleteOldest(tx)
    await tx
      .insert(staffChallenges)
      .values({
        challengeSha256: tokenHash(challenge),
        sessionId: newKey?.sessionId ?? null,
        userHandle: newKey?.userHandle ?? null,
        expiresAt: new Date(now.getTime() + CHALLENGE_MS),
      })
  })
  return challenge
}

async function deleteOldest(tx: Orm): Promise<void> {
  const isAnybodys = isNull(staffChallenges.sessionId)
  const [first] = await tx
    .select({ expiresAt: staffChallenges.expiresAt })
    .from(staffChallenges)
    .where(isAnybodys)
    .orderBy(desc(staffChallenges.expiresAt))
    .offset(CHALLENGES_MAX - 1)
    .limit(1)
  if (first)
    await tx.delete(staffChallenges).where(and(isAnybodys, lte(staffChallenges.expiresAt, first.expiresAt)))
}

/**
 * Uses up a challenge: for a new key with `sessionId`, else for a sign-in. Returns undefined if it is unknown, used,
 * expired or of the other kind.
 */
export async function consumeStaffChallenge(
  orm: Orm,
  challenge: string,
  now: Date,
  sessionId?: string,
): Promise<{ userHandle: string | null } | undefined> {
  const [used] = await orm
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challengeSha256, tokenHash(challenge)),
        sessionId === undefined
          ? isNull(staffChallenges.sessionId)
          : eq(staffChallenges.sessionId, sessionId),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ userHandle: staffChallenges.userHandle })
  return used
}

export async function deleteExpiredStaffChallenges(orm: Orm, now: Date): Promise<void> {
  await orm.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
}
