import type {
  changePasswordForm,
  loginForm,
  resetPasswordForm,
  Session,
  storePasswordForm,
  User,
  UserPatch,
} from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/v4/core'
import { cities } from '../contacts/tables.ts'
import { AppError } from '../platform/app-error.ts'
import type { Database, Orm } from '../platform/database.ts'
import { hashPassword, verifyPassword } from '../platform/passwords.ts'
import type { SecretKeys } from '../platform/secret.ts'
import { dropCode, spendCode, tryCode } from './codes.ts'
import type { EmailLimit } from './email-limit.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { findUserByEmail, shownUser, type UserRow } from './queries.ts'
import { endSessionsOf, lockUser, startSession } from './sessions.ts'
import { users } from './tables.ts'

/** What accounts are opened and changed with. */
export interface AccountDesk {
  database: Database
  /** Keys of the hashes of codes. */
  codeKeys: SecretKeys
  /** A hash of no password: an unknown address is checked against it, which takes the same time. */
  nobodysHash: string
  /** Wrong passwords by address. */
  passwordTries: EmailLimit
  now: () => Date
}

const wrong = (field: string, message: string) => new AppError(422, messages.invalid, { [field]: [message] })
const wrongCode = () => wrong('code', messages.codeWrong)

/** Ends a registration: the code proves the address, the user is made and logged in. */
export async function storePassword(
  desk: AccountDesk,
  form: z.output<typeof storePasswordForm>,
): Promise<Session> {
  const { email, name, phone, password } = form
  refuseWeakPassword(password, email)
  const { orm } = desk.database
  const now = desk.now()
  const code = await tryCode(orm, desk.codeKeys, { purpose: 'registration', email }, form.code, now)
  if (!code) throw wrongCode()
  const passwordHash = await hashPassword(password)
  return orm.transaction(async (tx) => {
    if (!(await spendCode(tx, code))) throw wrongCode()
    const [user] = await tx
      .insert(users)
      .values({ email, name, phone: phone ?? null, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    // Somebody has made this user meanwhile; asking for a new code tells them so by mail.
    if (!user) throw wrongCode()
    return { token: await startSession(tx, user.id, now), user: shownUser(user) }
  })
}

/** Logs in; what is wrong is not said, and takes the same time (decisions.md §2). */
export async function login(desk: AccountDesk, form: z.output<typeof loginForm>): Promise<Session> {
  const { email, password } = form
  const { orm } = desk.database
  desk.passwordTries.take(email)
  const user = await findUserByEmail(orm, email)
  const right = await verifyPassword(user?.passwordHash ?? desk.nobodysHash, password)
  const session = user && right ? await orm.transaction((tx) => logInAs(tx, user, desk.now())) : undefined
  if (!session) throw new AppError(422, messages.loginWrong)
  desk.passwordTries.forget(email)
  return session
}

async function logInAs(tx: Orm, user: UserRow, now: Date): Promise<Session | undefined> {
  const current = await lockUser(tx, user.id, 'share')
  // The password was checked against what the user had then; by now it may be another.
  if (current?.passwordHash !== user.passwordHash) return undefined
  return { token: await startSession(tx, user.id, now), user: shownUser(current) }
}

/** Sets a new password with a mailed code, ends every session of the user and starts one. */
export async function resetPassword(
  desk: AccountDesk,
  form: z.output<typeof resetPasswordForm>,
): Promise<Session> {
  const { email, password } = form
  refuseWeakPassword(password, email)
  const { orm } = desk.database
  const code = await tryCode(orm, desk.codeKeys, { purpose: 'recovery', email }, form.code, desk.now())
  const user = code && (await findUserByEmail(orm, email))
  if (!code || !user) throw wrongCode()
  const passwordHash = await hashPassword(password)
  const session = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (!current || !(await spendCode(tx, code))) throw wrongCode()
    return replacePassword(tx, current, passwordHash, desk.now())
  })
  desk.passwordTries.forget(email)
  return session
}

/** Changes the password of a user who knows the present one, ends every session of theirs and starts one. */
export async function changePassword(
  desk: AccountDesk,
  user: UserRow,
  form: z.output<typeof changePasswordForm>,
): Promise<Session> {
  refuseWeakPassword(form.password, user.email)
  desk.passwordTries.take(user.email)
  const right = await verifyPassword(user.passwordHash, form.currentPassword)
  if (!right) throw wrong('currentPassword', messages.passwordWrong)
  desk.passwordTries.forget(user.email)
  const passwordHash = await hashPassword(form.password)
  return desk.database.orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (current?.passwordHash !== user.passwordHash) throw wrong('currentPassword', messages.passwordWrong)
    await dropCode(tx, { purpose: 'recovery', email: user.email })
    return replacePassword(tx, current, passwordHash, desk.now())
  })
}

async function replacePassword(tx: Orm, user: UserRow, passwordHash: string, now: Date): Promise<Session> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  await endSessionsOf(tx, user.id)
  return { token: await startSession(tx, user.id, now), user: shownUser(user) }
}

/** Changes what is given of a user's data; an empty text clears. */
export async function updateUser({ database }: AccountDesk, user: UserRow, patch: UserPatch): Promise<User> {
  if (typeof patch.cityId === 'number') await refuseUnknownCity(database.orm, patch.cityId)
  const orNull = (text: string | undefined) => (text === '' ? null : text)
  const given = Object.entries({
    name: patch.name,
    phone: orNull(patch.phone),
    company: orNull(patch.company),
    inn: orNull(patch.inn),
    cityId: patch.cityId,
  }).filter(([, value]) => value !== undefined)
  if (given.length === 0) return shownUser(user)
  const [changed] = await database.orm
    .update(users)
    .set(Object.fromEntries(given))
    .where(eq(users.id, user.id))
    .returning()
  if (!changed) throw new AppError(401, messages.unauthorized)
  return shownUser(changed)
}

const CITY_ID_MAX = 2 ** 31 - 1

async function refuseUnknownCity(orm: Orm, id: number): Promise<void> {
  const known =
    id <= CITY_ID_MAX ? await orm.select({ id: cities.id }).from(cities).where(eq(cities.id, id)) : []
  if (known.length === 0) throw wrong('cityId', messages.fieldInvalid)
}
