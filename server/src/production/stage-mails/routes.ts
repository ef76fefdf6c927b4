import { ONE_CLICK, stageMailsForm } from '@rapport/contract/orders/stage-mails'
import { guestOrderPath, offerPath, offerStageMailsPath, stageMailsPath } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getVersion, lockOffer } from '../../offers/lock-offer.ts'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import { type GuestRequest, guestLinkQuery, readGuestLink } from '../../orders/guest/read-guest-link.ts'
import type { Orm } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { type FormFields, parseForm } from '../../platform/http/request/parse-form.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import type { Services } from '../../services.ts'
import { setStageMails } from './set-stage-mails.ts'

/** Part of the pages that has the form. */
const PLACE = '#stage-mails'

/**
 * Adds the forms that turn mails about stages on and off. The link is the authority, as of the pages that have the
 * forms. Mail programs unsubscribe by one click with the same link (RFC 8058), expired or not.
 */
export async function stageMailRoutes(
  app: FastifyInstance,
  { database: { orm }, limits, now }: Pick<Services, 'database' | 'limits' | 'now'>,
  linkKeys: SecretKeys,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope)
    await limitRate(scope, 'stage-mails', limits.offers)
    scope.addHook('onSend', async (_request, reply) => void reply.headers(LINK_HEADERS))
    const options = { config: { acceptsHiddenOrigin: true } }

    scope.get(stageMailsPath(':id'), async (request: GuestRequest, reply) => {
      const id = readGuestLink(request, linkKeys, now())
      return reply.redirect(`${guestOrderPath(id)}${guestLinkQuery(request)}${PLACE}`, 303)
    })

    scope.post(stageMailsPath(':id'), options, async (request: GuestRequest, reply) => {
      const wanted = await readWanted(request)
      const id = readGuestLink(request, linkKeys, now(), { evenExpired: !wanted })
      await orm.transaction((tx) => setStageMails(tx, id, { wanted, now: now() }))
      if (!isForm(request)) return reply.code(204).send()
      return reply.redirect(`${guestOrderPath(id)}${guestLinkQuery(request)}${PLACE}`, 303)
    })

    scope.post(
      offerStageMailsPath(':token'),
      options,
      async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        const { token } = request.params
        const wanted = await readWanted(request)
        await orm.transaction(async (tx) => {
          await setStageMails(tx, await lockAcceptedOffer(tx, token), { wanted, now: now() })
        })
        return reply.redirect(`${offerPath(token)}${PLACE}`, 303)
      },
    )
  })
}

/** Locks the order of an accepted offer and returns its id. Throws 404 for any other offer. */
async function lockAcceptedOffer(tx: Orm, token: string): Promise<string> {
  const { id, orderId, sentVersion } = await lockOffer(tx, { token })
  if (sentVersion === null || (await getVersion(tx, id, sentVersion)).state !== 'accepted') throw notFound()
  return orderId
}

async function readWanted(request: FastifyRequest): Promise<boolean> {
  const form = await parseForm(request, stageMailsForm, completeOneClick)
  return form.wanted === 'on'
}

function completeOneClick(fields: FormFields): FormFields {
  const [[name, value] = []] = Object.entries(ONE_CLICK)
  return name && fields[name] === value ? { wanted: 'off' } : fields
}

/** Returns whether a browser sent the form of a page, and not a script or a mail program. */
const isForm = ({ headers }: FastifyRequest): boolean => String(headers.accept).includes('text/html')
