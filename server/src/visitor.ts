import type { User } from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { findUser } from './accounts/queries.ts'
import { AppError } from './platform/app-error.ts'
import { readBearer } from './platform/bearer.ts'
import type { Orm } from './platform/database.ts'
import { readVisitorId } from './platform/visitor-id.ts'

/** Who asks: `id` is `user:<id>` or the random id that a browser keeps; undefined where nothing names anybody. */
export interface Visitor {
  id: string | undefined
  user: User | undefined
}

/** Headers by which a visitor is known. */
export const VISITOR_HEADERS = 'Authorization, X-Visitor-Id'

/** Whether a request says anything of who sends it. */
export const namesVisitor = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers['x-visitor-id'] !== undefined

/** Who sends a request; a token that opens nothing counts as none. Throws the 400 of an id that is malformed. */
export async function readVisitor(orm: Orm, request: FastifyRequest): Promise<Visitor> {
  const sent = readVisitorId(request)
  if (sent === null) throw new AppError(400, messages.visitorId)
  const user = await findUser(orm, readBearer(request))
  return { id: user ? `user:${user.id}` : sent, user }
}
