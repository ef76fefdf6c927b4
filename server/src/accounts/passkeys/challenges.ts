import { and, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { CHALLENGE_MS } from '../../platform/security/webauthn.ts'
import type { SessionRow } from '../queries.ts'
import { passkeyChallenges } from '../tables.ts'

/** Unused challenges of log-ins; above it the oldest are deleted. */
export const LOGIN_CHALLENGES_MAX = 10_000

const expiryAt = (now: Date) => new Date(now.getTime() + CHALLENGE_MS)
const isLogin = isNull(passkeyChallenges.userId)

/** Returns a challenge that any user's passkey may sign: 256 random bits, base64url. */
export async function createLoginChallenge(orm: Orm, now: Date): Promise<string> {
  const challenge = newToken()
  await orm
    .insert(passkeyChallenges)
    .values({ challengeSha256: tokenHash(challenge), expiresAt: expiryAt(now) })
  const [first] = await orm
    .select({ expiresAt: passkeyChallenges.expiresAt })
    .from(passkeyChallenges)
    .where(isLogin)
    .orderBy(desc(passkeyChallenges.expiresAt))
    .offset(LOGIN_CHALLENGES_MAX)
    .limit(1)
  if (first)
    await orm.delete(passkeyChallenges).where(and(isLogin, lte(passkeyChallenges.expiresAt, first.expiresAt)))
  return challenge
}

/** Returns the challenge for a new passkey. A log-in has one such challenge at a time. */
export async function createNewKeyChallenge(
  orm: Orm,
  { userId, familyId }: Pick<SessionRow, 'userId' | 'familyId'>,
  userHandle: string,
  now: Date,
): Promise<string> {
  const challenge = newToken()
  await orm.transaction(async (tx) => {
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.familyId, familyId))
    await tx
      .insert(passkeyChallenges)
      .values({
        challengeSha256: tokenHash(challenge),
        userId,
        familyId,
        userHandle,
        expiresAt: expiryAt(now),
      })
  })
  return challenge
}

/** Deletes a log-in challenge. Returns false if it is unknown, used or expired. */
export async function consumeLoginChallenge(orm: Orm, challenge: string, now: Date): Promise<boolean> {
  const used = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeSha256, tokenHash(challenge)),
        isLogin,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  return used.length > 0
}

/**
 * Deletes the challenge of a new passkey. Returns its user handle, or undefined if the challenge is not valid for
 * this log-in.
 */
export async function consumeNewKeyChallenge(
  orm: Orm,
  { userId, familyId }: Pick<SessionRow, 'userId' | 'familyId'>,
  challenge: string,
  now: Date,
): Promise<string | undefined> {
  const [used] = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeSha256, tokenHash(challenge)),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.familyId, familyId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ userHandle: passkeyChallenges.userHandle })
  return used?.userHandle ?? undefined
}

export async function deleteExpiredChallenges(orm: Orm, now: Date): Promise<void> {
  await orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
