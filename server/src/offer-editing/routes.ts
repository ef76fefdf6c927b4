import { DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { offerPath } from '@rapport/contract/paths/paths'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { eq } from 'drizzle-orm'
import { findWrittenSubject, isRepeatedWrite } from '../inbox/write-once.ts'
import { getOfferSettings } from '../offers/offer-settings.ts'
import { offers } from '../offers/tables.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { notFound, orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath } from '../platform/security/signed-url.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { changeSettings } from './change-settings.ts'
import { createOffer } from './create-offer.ts'
import { findOffer } from './get-offer.ts'
import { listOffers } from './list/list-offers.ts'
import { countOffers } from './list/offer-views.ts'
import { listOrderOffers } from './list/order-offers.ts'
import { priceOfferDelivery } from './prices/price-offer-delivery.ts'
import { priceOfferLine } from './prices/price-offer-line.ts'
import { priceOfferOperation } from './prices/price-offer-operation.ts'
import { readQuestions } from './questions.ts'
import { getOfferReport } from './report/offer-report.ts'
import { type OfferAuthor, saveDraft } from './save-draft.ts'
import { approveOffer, resendOffer, sendOffer } from './send-offer.ts'
import { createTemplate, deleteTemplate, listTemplates } from './templates.ts'
import { compareVersions, createVersion, discardDraft } from './versions.ts'

export interface OfferEditingDeps {
  database: Database
  jobs: Jobs
  now: Clock
  /** Keys that sign links to previews. */
  linkKeys: SecretKeys
}

/** Minutes for which a link to a preview is valid. */
const PREVIEW_MINUTES = 10

type Call = Pick<AdminCall, 'name' | 'current' | 'audit' | 'idempotencyKey' | 'pressedAgoMs'>
type Command<T> = (tx: Orm, author: OfferAuthor) => Promise<T>

/** Adds the endpoints of offers. */
export function offerEditingRoutes(route: AddAdminRoute, deps: OfferEditingDeps): void {
  const { database, now } = deps
  const { orm } = database
  const viewerOf = (call: Pick<Call, 'current'>) => ({
    role: call.current?.member.role ?? 'viewer',
    now: now(),
  })
  const getOffer = async (call: Pick<Call, 'current'>, id: string): Promise<{ offer: Offer }> => ({
    offer: await orNotFound(findOffer(orm, id, viewerOf(call))),
  })

  /** Runs a command in a transaction that locks the author's session. A repeated write is skipped. */
  function run<T>(call: Call, subjectId: string, command: Command<T>): Promise<T | undefined> {
    const { current, audit, name: action, idempotencyKey: key, pressedAgoMs } = call
    if (!current) throw notFound()
    return orm.transaction(async (tx) => {
      const { id: staffId, role, name: authorName } = await lockCurrent(tx, current)
      const at = now()
      if (await isRepeatedWrite(tx, { staffId, key, action, subjectId }, at)) return undefined
      return command(tx, { staffId, role, name: authorName, now: at, pressedAgoMs, audit })
    })
  }

  /** Writes an offer and returns it. */
  async function write(call: Call & { input: { id: string } }, command: Command<void>) {
    await run(call, call.input.id, command)
    return getOffer(call, call.input.id)
  }

  route('getOfferReport', ({ input }) => getOfferReport(orm, input))
  route('getOffers', ({ input }) => listOffers(orm, input, now()))
  route('getOfferCounts', () => countOffers(orm, now()))
  route('getOrderOffers', async (call) => ({
    offers: await listOrderOffers(orm, call.input.id, viewerOf(call)),
  }))
  route('getOffer', (call) => getOffer(call, call.input.id))
  route('priceOfferLine', ({ input }) => priceOfferLine(orm, input, now()))
  route('priceOfferOperation', ({ input }) => priceOfferOperation(orm, input, now()))
  route('priceOfferDelivery', ({ input }) => priceOfferDelivery(orm, input))
  route('compareOfferVersions', ({ input }) => compareVersions(orm, input))

  route('createOffer', async (call) => {
    const { input, form, current, idempotencyKey: key, name: action } = call
    const created = await run(call, input.id, (tx, author) => createOffer(tx, input.id, form, author))
    if (created) return getOffer(call, created)
    // A repeat gets the offer that the first try created: the newest of this order.
    const orderId = await orNotFound(findWrittenSubject(orm, { staffId: current.member.id, key, action }))
    const [first] = await listOrderOffers(orm, orderId, viewerOf(call))
    if (!first) throw notFound()
    return { offer: first }
  })
  route('updateOffer', (call) => {
    const { revision, ...draft } = call.form
    return write(call, (tx, author) => saveDraft(tx, { id: call.input.id, revision }, draft, author))
  })
  route('discardOffer', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => discardDraft(tx, { id, ...call.form }, author))
    return { offer: (await findOffer(orm, id, viewerOf(call))) ?? null }
  })
  route('sendOffer', (call) =>
    write(call, (tx, author) => sendOffer(tx, { id: call.input.id, ...call.form }, author, deps)),
  )
  route('approveOffer', (call) =>
    write(call, (tx, author) => approveOffer(tx, { id: call.input.id, ...call.form }, author, deps)),
  )
  route('resendOffer', (call) =>
    write(call, (tx, author) => resendOffer(tx, { id: call.input.id, ...call.form }, author, deps)),
  )
  route('createOfferVersion', (call) =>
    write(call, (tx, author) => createVersion(tx, { id: call.input.id, ...call.form }, author)),
  )
  route('readOfferQuestions', (call) => write(call, (tx, author) => readQuestions(tx, call.input.id, author)))
  route('openOfferPreview', async ({ input: { id } }) => {
    const [offer] = await orm.select({ token: offers.token }).from(offers).where(eq(offers.id, id))
    if (!offer) throw notFound()
    const days = (PREVIEW_MINUTES * MINUTE_MS) / DAY_MS
    return { path: signPath(deps.linkKeys.current, offerPath(offer.token), days, now()) }
  })

  route('getOfferTemplates', () => listTemplates(orm))
  route('createOfferTemplate', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => createTemplate(tx, id, call.form.title, author))
    return listTemplates(orm)
  })
  route('deleteOfferTemplate', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => deleteTemplate(tx, id, author))
    return listTemplates(orm)
  })
  route('getOfferSettings', () => getOfferSettings(orm))
  route('updateOfferSettings', async (call) => {
    await run(call, 'offer-settings', (tx, author) => changeSettings(tx, call.form, author))
    return getOfferSettings(orm)
  })
}
