import * as z from 'zod/mini'
import { isDay, momentField } from '../../fields/calendar.ts'
import { BODY_MAX, ERP_ID_MAX, REFERRER_MAX, SLUG_MAX } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { editingMessages } from '../editing-messages.ts'

/** A text of a draft, which may be empty still. */
export const draftText = (max: number) =>
  z.string(messages.fieldInvalid).check(z.maxLength(max, editingMessages.tooLong(max)))

/** A text that has to be there once the thing is published. */
export const requiredText = (max: number, required: string) =>
  z.string(required).check(z.regex(/\S/, required), z.maxLength(max, editingMessages.tooLong(max)))

/** Lines of a text with its marks, at most: it is read line by line, and 50 000 of one letter each take seconds. */
export const BODY_LINES_MAX = 3000

const hasFewLines = z.refine<string>(
  (text) => text.split(/\r\n?|\n/, BODY_LINES_MAX + 1).length <= BODY_LINES_MAX,
  editingMessages.tooManyLines(BODY_LINES_MAX),
)

/** Signs of marks in a text, at most: each costs the parser more than a letter, and some cost more the more there are. */
export const BODY_MARKS_MAX = 6000

const MARK = /[*_~[\]<&|\\!`]/g

const hasFewMarks = z.refine<string>(
  (text) => text.length <= BODY_MARKS_MAX || (text.match(MARK)?.length ?? 0) <= BODY_MARKS_MAX,
  editingMessages.tooManyMarks(BODY_MARKS_MAX),
)

/** Text with marks in our dialect of Markdown; the server keeps what that has, and nothing else. */
export const draftBody = draftText(BODY_MAX).check(hasFewLines, hasFewMarks)
export const requiredBody = requiredText(BODY_MAX, editingMessages.bodyRequired).check(
  hasFewLines,
  hasFewMarks,
)

export const draftSlug = draftText(SLUG_MAX)
/** The last part of an address: lower-case Latin letters and digits, hyphens between them. */
export const slugField = z.string(editingMessages.slugRequired).check(
  z.minLength(1, { error: editingMessages.slugRequired, abort: true }),
  z.maxLength(SLUG_MAX, { error: editingMessages.tooLong(SLUG_MAX), abort: true }),
  z.regex(/^[a-z\d-]+$/, { error: editingMessages.slugFormat, abort: true }),
  z.refine((slug) => !/^-|--|-$/.test(slug), editingMessages.slugFormat),
)

export const draftErpId = draftText(ERP_ID_MAX)
/** What the factory's own accounting knows a thing by. */
export const erpIdField = z
  .string(editingMessages.erpIdRequired)
  .check(
    z.minLength(1, { error: editingMessages.erpIdRequired, abort: true }),
    z.maxLength(ERP_ID_MAX, { error: editingMessages.tooLong(ERP_ID_MAX), abort: true }),
    z.regex(/^[A-Za-z\d_-]+$/, editingMessages.erpIdFormat),
  )

/** A list of so many things at most. */
export const boundedList = <S extends z.ZodMiniType>(field: S, max: number) =>
  z.array(field, messages.fieldInvalid).check(z.maxLength(max, editingMessages.tooMany(max)))

/** A list of so many values at most, and none of them twice. */
export const uniqueList = <S extends z.ZodMiniType<string | number>>(field: S, max: number) =>
  z.array(field, messages.fieldInvalid).check(
    z.maxLength(max, editingMessages.tooMany(max)),
    z.refine((list) => new Set(list).size === list.length, editingMessages.repeats),
  )

/** Where a thing stands among those beside it, the least first; null: behind them all. */
export const positionField = z.nullable(
  z
    .number(messages.fieldInvalid)
    .check(z.minimum(-1e9, messages.fieldInvalid), z.maximum(1e9, messages.fieldInvalid)),
)

/** Name of a file of the media library. */
export const pictureName = z
  .string(messages.fieldInvalid)
  .check(z.maxLength(SLUG_MAX), z.regex(/^[\w.-]+$/, messages.fieldInvalid))

/** Path of a file to download that is on the site. */
export const documentPath = z
  .string(editingMessages.documentPath)
  .check(z.maxLength(REFERRER_MAX), z.regex(/^\/media\/[\w.-]+$/, editingMessages.documentPath))

/** Path of a page of this site. */
export const sitePath = z
  .string(editingMessages.pathFormat)
  .check(z.maxLength(REFERRER_MAX), z.regex(/^\/(?![/\\])[^\s"<>]*$/, editingMessages.pathFormat))

/** An ISO moment with its zone. */
export const moment = momentField(editingMessages.momentFormat)

/** An ISO date that a calendar has. */
export const day = z
  .string({
    error: ({ input }) => (input === null ? editingMessages.dateRequired : editingMessages.dateFormat),
  })
  .check(z.refine(isDay, editingMessages.dateFormat))
/** The same where it is published: a year that is typed is 2 before it is 2026. */
export const publishableDay = day.check(z.refine((date) => date >= '2000', editingMessages.dayYear))
