import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { emailField } from '@rapport/contract/fields/email'
import { offerDocument } from '@rapport/contract/offers/offer-document'
import { OFFER_VERSIONS_MAX } from '@rapport/contract/offers/offer-limits'
import * as z from 'zod/mini'
import { INBOX_QUERY_MAX } from '../../inbox/inbox-limits.ts'
import { reportPeriodQuery } from '../../inbox/report-period.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../../lists/list-limits.ts'
import { OFFER_VIEWS, offer, offerPreview } from '../../offers/offer.ts'
import { offerDraftFields } from '../../offers/offer-draft.ts'
import { offerReport } from '../../offers/offer-report.ts'
import { offerSettings } from '../../offers/offer-settings.ts'
import { offerTemplate, offerTemplateForm } from '../../offers/offer-template.ts'
import type { AdminEndpoint } from '../admin-endpoint.ts'
import { adminRoutes } from '../admin-routes.ts'

const ID_MAX = 2 ** 31 - 1
const byUuid = z.object({ id: z.uuid(messages.notFound) })
/** The revision that the write started from. Without it the server answers 400, which no schema can express. */
const revision = z.optional(
  z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid), z.maximum(ID_MAX)),
)
const ofRevision = z.object({ revision })
const versionNumber = numberIn(1, OFFER_VERSIONS_MAX)
const whole = z.object({ offer })
/**
 * Endpoints of commercial offers. A write sends the `revision` that it started from, and is answered with the whole
 * offer. A stale revision is answered 409 with the current offer in `conflict.offer`, so that nothing typed is lost.
 * A write with an `Idempotency-Key` runs once: a repeat is answered with the current offer.
 */
export const offerEndpoints = {
  getOfferReport: {
    ...adminRoutes.getOfferReport,
    summary:
      'Reports how the offers did that were first sent on some days: in total, by month, sender and source',
    access: 'orders.read',
    query: reportPeriodQuery,
    result: offerReport,
  },
  getOffers: {
    ...adminRoutes.getOffers,
    summary: 'Returns offers, last changed first; `next` is the `after` of the next page',
    access: 'orders.read',
    query: z.object({
      view: z._default(z.enum(OFFER_VIEWS, messages.fieldInvalid), 'all'),
      /** Number of the offer or the order, name, phone or email of the customer. */
      q: z.optional(z.string().check(z.maxLength(INBOX_QUERY_MAX, messages.fieldInvalid))),
      after: z.optional(z.string().check(z.regex(/^\d{1,15}-[\w-]{1,40}$/, messages.fieldInvalid))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ offers: z.array(offerPreview), next: z.nullable(z.string()) }),
  },
  getOfferCounts: {
    ...adminRoutes.getOfferCounts,
    summary: 'Counts offers of each view, up to 1000 each; for tabs and the first screen',
    access: 'orders.read',
    isBackground: true,
    result: z.record(z.enum(OFFER_VIEWS), z.number()),
  },
  getOrderOffers: {
    ...adminRoutes.getOrderOffers,
    summary: 'Returns the offers of an order, newest first',
    access: 'orders.read',
    params: byUuid,
    result: z.object({ offers: z.array(offer) }),
  },
  createOffer: {
    ...adminRoutes.createOffer,
    summary:
      'Creates a draft with the lines of the order at the prices of today, or with those of another offer or a template',
    access: 'orders.write',
    params: byUuid,
    form: z.object({
      /** Another offer to copy: its newest version, with prices as they were. */
      offerId: z.optional(z.uuid(messages.fieldInvalid)),
      templateId: z.optional(z.uuid(messages.fieldInvalid)),
    }),
    result: whole,
  },
  getOffer: {
    ...adminRoutes.getOffer,
    summary: 'Returns an offer with its versions, mails and events',
    access: 'orders.read',
    params: byUuid,
    result: whole,
  },
  updateOffer: {
    ...adminRoutes.updateOffer,
    summary: 'Replaces the draft; an offer that waits for approval becomes a draft again',
    access: 'orders.write',
    params: byUuid,
    form: z.object({ revision, ...offerDraftFields }),
    result: whole,
  },
  discardOffer: {
    ...adminRoutes.discardOffer,
    summary: 'Deletes the draft; an offer that was never sent is deleted with it',
    access: 'orders.write',
    params: byUuid,
    form: ofRevision,
    /** Null if the whole offer was deleted. */
    result: z.object({ offer: z.nullable(offer) }),
  },
  sendOffer: {
    ...adminRoutes.sendOffer,
    summary:
      'Sends the draft to the customer by mail; with a discount above the limit of the role it waits for an owner instead',
    access: 'orders.write',
    params: byUuid,
    form: z.object({
      revision,
      /** Address in place of the order’s own, which stays as it is. */
      email: z.optional(emailField),
    }),
    result: whole,
  },
  approveOffer: {
    ...adminRoutes.approveOffer,
    summary: 'Approves the discount and sends the offer, as the manager wanted to',
    access: 'offers.approve',
    params: byUuid,
    form: ofRevision,
    result: whole,
  },
  resendOffer: {
    ...adminRoutes.resendOffer,
    summary: 'Sends the mail of the version in force again, optionally to another address',
    access: 'orders.write',
    params: byUuid,
    form: z.object({ email: z.optional(emailField) }),
    result: whole,
  },
  createOfferVersion: {
    ...adminRoutes.createOfferVersion,
    summary:
      'Starts a new version from the newest one; the customer keeps the sent version until this one is sent',
    access: 'orders.write',
    params: byUuid,
    form: ofRevision,
    result: whole,
  },
  compareOfferVersions: {
    ...adminRoutes.compareOfferVersions,
    summary: 'Returns two versions and what changed between them',
    access: 'orders.read',
    params: byUuid,
    query: z.object({ from: versionNumber, to: versionNumber }),
    result: z.object({
      from: z.object({ document: offerDocument, comment: z.string() }),
      to: z.object({ document: offerDocument, comment: z.string() }),
      /** See `DocumentChanges` in offers/compare-documents.ts. */
      changes: z.object({
        lines: z.array(
          z.object({ id: z.string(), kind: z.enum(['added', 'changed']), fields: z.array(z.string()) }),
        ),
        removed: z.array(z.string()),
        fields: z.array(z.string()),
      }),
    }),
  },
  openOfferPreview: {
    ...adminRoutes.openOfferPreview,
    summary: 'Returns a path valid for ten minutes that shows the newest version as the customer sees it',
    access: 'orders.read',
    params: byUuid,
    result: z.object({ path: z.string() }),
  },
  readOfferQuestions: {
    ...adminRoutes.readOfferQuestions,
    summary: 'Marks the questions of the customer as read',
    access: 'orders.write',
    params: byUuid,
    result: whole,
  },
  getOfferTemplates: {
    ...adminRoutes.getOfferTemplates,
    summary: 'Returns all templates by title',
    access: 'orders.write',
    result: z.object({ templates: z.array(offerTemplate) }),
  },
  createOfferTemplate: {
    ...adminRoutes.createOfferTemplate,
    summary: 'Creates a template from the newest version of an offer',
    access: 'orders.write',
    params: byUuid,
    form: offerTemplateForm,
    result: z.object({ templates: z.array(offerTemplate) }),
  },
  deleteOfferTemplate: {
    ...adminRoutes.deleteOfferTemplate,
    summary: 'Deletes a template',
    access: 'orders.write',
    params: byUuid,
    result: z.object({ templates: z.array(offerTemplate) }),
  },
  getOfferSettings: {
    ...adminRoutes.getOfferSettings,
    summary: 'Returns the settings of offers',
    access: 'orders.read',
    result: z.object({ settings: offerSettings, revision: z.number() }),
  },
  updateOfferSettings: {
    ...adminRoutes.updateOfferSettings,
    summary: 'Changes the settings of offers; answers 409 if they changed meanwhile',
    access: 'offers.approve',
    form: z.object({ revision, ...offerSettings.shape }),
    result: z.object({ settings: offerSettings, revision: z.number() }),
  },
} as const satisfies Record<string, AdminEndpoint>
