import { messages } from '@rapport/contract/errors/messages'
import { isDay, momentField } from '@rapport/contract/hours/calendar'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import { POST_PATH } from '@rapport/contract/paths/blog-paths'
import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { BODY_MAX, ERP_ID_MAX } from '../editing/text-limits.ts'
import { findBlanks } from './blanks.ts'

/** A text of a draft; may be empty. */
export const draftText = (max: number) =>
  z.string(messages.fieldInvalid).check(z.maxLength(max, editingMessages.tooLong(max)))

/** A text required for publication. */
export const requiredText = (max: number, required: string) =>
  z.string(required).check(z.regex(/\S/, required), z.maxLength(max, editingMessages.tooLong(max)))

/** Maximum lines of a text with marks. It is parsed line by line: 50 000 lines of one letter take seconds. */
export const BODY_LINES_MAX = 3000

const hasFewLines = z.refine<string>(
  (text) => text.split(/\r\n?|\n/, BODY_LINES_MAX + 1).length <= BODY_LINES_MAX,
  editingMessages.tooManyLines(BODY_LINES_MAX),
)

/** Maximum mark characters in a text. Each costs the parser more than a letter, and some cost more the more there are. */
export const BODY_MARKS_MAX = 6000

const MARK = /[*_~[\]<&|\\!`]/g

const hasFewMarks = z.refine<string>(
  (text) => text.length <= BODY_MARKS_MAX || (text.match(MARK)?.length ?? 0) <= BODY_MARKS_MAX,
  editingMessages.tooManyMarks(BODY_MARKS_MAX),
)

/** Text in our dialect of Markdown; the server drops everything outside the dialect. */
export const draftBody = draftText(BODY_MAX).check(hasFewLines, hasFewMarks)
export const requiredBody = requiredText(BODY_MAX, editingMessages.bodyRequired).check(
  hasFewLines,
  hasFewMarks,
)
/** A body that began with a sample: no blank is left. */
export const completeBody = requiredBody.check(
  z.refine((body) => findBlanks(body).length === 0, {
    error: ({ input }) => editingMessages.blanksLeft(findBlanks(String(input))),
  }),
)

export const draftSlug = draftText(SLUG_MAX)
/** The last part of a path: lower-case Latin letters, digits, and hyphens between them. */
export const slugField = z.string(editingMessages.slugRequired).check(
  z.minLength(1, { error: editingMessages.slugRequired, abort: true }),
  z.maxLength(SLUG_MAX, { error: editingMessages.tooLong(SLUG_MAX), abort: true }),
  z.regex(/^[a-z\d-]+$/, { error: editingMessages.slugFormat, abort: true }),
  z.refine((slug) => !/^-|--|-$/.test(slug), editingMessages.slugFormat),
)

export const draftErpId = draftText(ERP_ID_MAX)
/** Code of an entry in the factory's accounting. */
export const erpIdField = z
  .string(editingMessages.erpIdRequired)
  .check(
    z.minLength(1, { error: editingMessages.erpIdRequired, abort: true }),
    z.maxLength(ERP_ID_MAX, { error: editingMessages.tooLong(ERP_ID_MAX), abort: true }),
    z.regex(/^[A-Za-z\d_-]+$/, editingMessages.erpIdFormat),
  )

/** A whole number from 0 to `max`. */
export const wholeNumberUpTo = (max: number) =>
  z
    .int(editingMessages.wholeNumber)
    .check(z.minimum(0, editingMessages.wholeNumber), z.maximum(max, editingMessages.numberTooLarge(max)))

/** A percentage from 0 to `max`, with at most two decimals. */
export const percentUpTo = (max: number) =>
  z.number(editingMessages.percentFormat(max)).check(
    z.minimum(0, editingMessages.percentFormat(max)),
    z.maximum(max, editingMessages.percentFormat(max)),
    z.refine((percent) => Math.round(percent * 100) / 100 === percent, editingMessages.percentFormat(max)),
  )

/** A list of at most `max` items. */
export const boundedList = <S extends z.ZodMiniType>(field: S, max: number) =>
  z.array(field, messages.fieldInvalid).check(z.maxLength(max, editingMessages.tooMany(max)))

/** A list of at most `max` distinct values. */
export const uniqueList = <S extends z.ZodMiniType<string | number>>(field: S, max: number) =>
  z.array(field, messages.fieldInvalid).check(
    z.maxLength(max, editingMessages.tooMany(max)),
    z.refine((list) => new Set(list).size === list.length, editingMessages.repeats),
  )

/** Sort position among siblings, lowest first; null: last. */
export const positionField = z.nullable(
  z
    .number(messages.fieldInvalid)
    .check(z.minimum(-1e9, messages.fieldInvalid), z.maximum(1e9, messages.fieldInvalid)),
)

/** File name of a picture in the media library. */
export const pictureName = z
  .string(messages.fieldInvalid)
  .check(z.maxLength(SLUG_MAX), z.regex(/^[\w.-]+$/, messages.fieldInvalid))

/** Path of a stored document. */
export const documentPath = z
  .string(editingMessages.documentPath)
  .check(z.maxLength(REFERRER_MAX), z.regex(/^\/media\/[\w.-]+$/, editingMessages.documentPath))

/** Path of a page of this site. */
export const sitePath = z
  .string(editingMessages.pathFormat)
  .check(z.maxLength(REFERRER_MAX), z.regex(/^\/(?![/\\])[^\s"<>]*$/, editingMessages.pathFormat))

/** Path of a post. */
export const postPathField = z
  .string(editingMessages.postPathFormat)
  .check(z.maxLength(REFERRER_MAX), z.regex(POST_PATH, editingMessages.postPathFormat))

/** An ISO moment with its zone. */
export const moment = momentField(editingMessages.momentFormat)

/** An ISO date that exists in the calendar. */
export const day = z
  .string({
    error: ({ input }) => (input === null ? editingMessages.dateRequired : editingMessages.dateFormat),
  })
  .check(z.refine(isDay, editingMessages.dateFormat))
/** The same for publication: refuses a half-typed year, such as 0002. */
export const publishableDay = day.check(z.refine((date) => date >= '2000', editingMessages.dayYear))
