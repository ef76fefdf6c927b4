import { POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import { clearableInn } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { isOgrn } from '@rapport/contract/fields/ogrn'
import { REFERRER_MAX, SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PRICE_DISPLAYS } from '@rapport/contract/site/price-display'
import { productPromise, VAT_RATES } from '@rapport/contract/site/promises'
import { socialLink } from '@rapport/contract/site/site'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import {
  CALLBACK_MINUTES_MAX,
  MINIMUM_QUANTITY_MAX,
  NEXT_STEPS_MAX,
  PRODUCT_PROMISES_MAX,
  SOCIAL_LINKS_MAX,
} from './page-content-limits.ts'
import {
  boundedList,
  documentPath,
  draftText,
  postPathField,
  requiredText,
  sitePath,
} from './snapshot-fields.ts'
import { publishableWarnings, warningsField } from './warning-snapshot.ts'

/** Icon and goal default to those of the network. */
const writtenLink = z.object({
  type: socialLink.shape.type,
  name: draftText(SHORT_FIELD_MAX),
  link: draftText(REFERRER_MAX),
  icon: z.optional(draftText(SHORT_FIELD_MAX)),
  metrics: z.optional(socialLink.shape.metrics),
})

const wholeNumber = z
  .int(editingMessages.wholeNumber)
  .check(z.minimum(0, editingMessages.wholeNumber), z.maximum(1e9, editingMessages.wholeNumber))

const nextStep = z.object({ text: draftText(SHORT_FIELD_MAX) })

const promise = z.object({
  icon: productPromise.shape.icon,
  name: draftText(SHORT_FIELD_MAX),
  text: draftText(SHORT_FIELD_MAX),
  /** Path of the page that explains it; null: no link. */
  link: z.nullable(sitePath),
})

/** Data of the factory that every page shows. */
export const siteSnapshot = z.object({
  /** The factory's name. */
  title: draftText(TITLE_MAX),
  tagline: draftText(SHORT_FIELD_MAX),
  /** Company that runs the site and answers for personal data. */
  legalName: z._default(draftText(TITLE_MAX), ''),
  inn: z._default(draftText(SHORT_FIELD_MAX), ''),
  ogrn: z._default(draftText(SHORT_FIELD_MAX), ''),
  phone: draftText(SHORT_FIELD_MAX),
  supportEmail: draftText(EMAIL_MAX),
  address: draftText(POSTAL_ADDRESS_MAX),
  operationMode: draftText(SHORT_FIELD_MAX),
  social: z
    .array(writtenLink, messages.fieldInvalid)
    .check(z.maxLength(SOCIAL_LINKS_MAX, editingMessages.tooMany(SOCIAL_LINKS_MAX))),
  /** Path of the brand book. */
  brandBook: z.nullable(documentPath),
  /** Tenths: 50 is shown as «5,0»; 0: not shown, as for the other figures. */
  ratingTenths: wholeNumber,
  ordersCompleted: wholeNumber,
  foundedYear: wholeNumber,
  /** Minutes in which a manager calls back; 0: not promised. */
  callbackMinutes: z._default(wholeNumber, 0),
  /** Least order in pieces, and of cloth in metres; 0: nothing is said. */
  minimumPieces: z._default(wholeNumber, 0),
  minimumMetres: z._default(wholeNumber, 0),
  vat: z._default(z.enum(VAT_RATES, messages.fieldInvalid), ''),
  priceDisplay: z._default(z.enum(PRICE_DISPLAYS, messages.fieldInvalid), 'all'),
  /** What follows an order, one sentence a step. */
  nextSteps: z._default(boundedList(nextStep, NEXT_STEPS_MAX), []),
  /** Promises beside the price of every product. */
  productPromises: z._default(boundedList(promise, PRODUCT_PROMISES_MAX), []),
  /** Path of the post that explains the calculator of a shop's profit; null: no link. */
  marginPost: z._default(z.nullable(postPathField), null),
  /** Warnings of all cities; a city's own warnings are in its snapshot. */
  warnings: warningsField,
})
export type SiteSnapshot = z.infer<typeof siteSnapshot>

const httpsLink = z
  .string(editingMessages.linkFormat)
  .check(z.maxLength(REFERRER_MAX), z.regex(/^https:\/\/[^\s"<>]+$/, editingMessages.linkFormat))

const upTo = (max: number) => wholeNumber.check(z.maximum(max, editingMessages.numberTooLarge(max)))

/** Empty, or an OGRN. */
const clearableOgrn = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isOgrn(text), editingMessages.ogrnWrong),
)

/** Snapshot of the site that can be published. */
export const publishableSite = z.object({
  ...siteSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.nameRequired),
  tagline: requiredText(SHORT_FIELD_MAX, editingMessages.taglineRequired),
  legalName: requiredText(TITLE_MAX, editingMessages.legalNameRequired),
  inn: clearableInn,
  ogrn: clearableOgrn,
  /** Empty: the site shows the email instead. */
  phone: z.string().check(z.regex(/^(?:\+7\d{10})?$/, editingMessages.phoneFormat)),
  supportEmail: z.email(editingMessages.emailFormat),
  address: requiredText(POSTAL_ADDRESS_MAX, editingMessages.addressRequired),
  operationMode: requiredText(SHORT_FIELD_MAX, editingMessages.hoursRequired),
  social: z
    .array(z.object({ ...writtenLink.shape, link: httpsLink }))
    .check(z.maxLength(SOCIAL_LINKS_MAX, editingMessages.tooMany(SOCIAL_LINKS_MAX))),
  warnings: publishableWarnings,
  ratingTenths: wholeNumber.check(z.maximum(50, editingMessages.ratingRange)),
  callbackMinutes: z._default(upTo(CALLBACK_MINUTES_MAX), 0),
  minimumPieces: z._default(upTo(MINIMUM_QUANTITY_MAX), 0),
  minimumMetres: z._default(upTo(MINIMUM_QUANTITY_MAX), 0),
  nextSteps: z._default(
    boundedList(
      z.object({ text: requiredText(SHORT_FIELD_MAX, editingMessages.stepTextRequired) }),
      NEXT_STEPS_MAX,
    ),
    [],
  ),
  productPromises: z._default(
    boundedList(
      z.object({
        ...promise.shape,
        name: requiredText(SHORT_FIELD_MAX, editingMessages.promiseRequired),
        text: requiredText(SHORT_FIELD_MAX, editingMessages.promiseRequired),
      }),
      PRODUCT_PROMISES_MAX,
    ),
    [],
  ),
  foundedYear: wholeNumber.check(
    z.refine((year) => year === 0 || year >= 1700, editingMessages.yearFormat),
    z.maximum(2100, editingMessages.yearFormat),
  ),
})
