import { changePasswordForm, type Session, userPatch } from '@rapport/contract/accounts'
import { calls } from '@rapport/contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseForms } from '../platform/own-program.ts'
import { requireBearer, unauthorized } from './bearer-door.ts'
import { updateUser } from './commands.ts'
import { listFavorites } from './favorites.ts'
import { readForm, withCityNumber } from './form.ts'
import type { Accounts } from './open-accounts.ts'
import { changePassword } from './password-change.ts'
import { shownUser } from './queries.ts'
import { readSender } from './sender.ts'
import { refreshToken } from './sessions.ts'

/** Calls of the cabinet: each needs a bearer. Orders stand in their own domain. */
export function cabinetRoutes(scope: FastifyInstance, { desk }: Accounts): void {
  const { orm } = desk.database
  const bearerOf = (request: FastifyRequest, reply: FastifyReply) => requireBearer(desk, request, reply)

  scope.get(calls.getUser.path, async (request, reply) => {
    const bearer = await bearerOf(request, reply)
    // The answer to a HEAD can't carry the new token, so the old one has to stay.
    const token =
      request.method === 'HEAD'
        ? bearer.token
        : await refreshToken(orm, bearer.session, bearer.token, desk.now())
    if (!token) throw unauthorized(reply)
    return { result: { token, user: shownUser(bearer.user) } satisfies Session }
  })
  scope.get(calls.getUserFavorites.path, async (request, reply) => {
    const { user } = await bearerOf(request, reply)
    return { result: await listFavorites(orm, user.id, desk.now()) }
  })

  const changing = { onRequest: refuseForms }
  scope.patch(calls.updateUser.path, changing, async (request, reply) => {
    const { user } = await bearerOf(request, reply)
    return {
      result: { user: await updateUser(orm, user, await readForm(request, userPatch, withCityNumber)) },
    }
  })
  scope.post(calls.changePassword.path, changing, async (request, reply) => {
    const bearer = await bearerOf(request, reply)
    const form = await readForm(request, changePasswordForm)
    return { result: await changePassword(desk, bearer, form, readSender(request)) }
  })
}
