import * as z from 'zod/mini'
import { PIN_MAX } from './pin.ts'
import { APPROVER_NAME_MAX, PROOF_PAGES_MAX, PROOF_TEXT_MAX } from './proof-limits.ts'
import { proofMessages } from './proof-messages.ts'
import { PROOF_STATES } from './proof-state.ts'

/** SHA-256 in hexadecimal. */
export const SHA256 = /^[0-9a-f]{64}$/

const state = z.enum(PROOF_STATES)

/** A page: a picture, or a sheet of a PDF. Sizes are pixels of the large picture. */
export const proofPagePicture = z.object({
  page: z.number(),
  width: z.number(),
  height: z.number(),
  /** Paths of its pictures. */
  small: z.string(),
  large: z.string(),
})
export type ProofPagePicture = z.infer<typeof proofPagePicture>

const answer = z.object({
  at: z.string(),
  author: z.enum(['customer', 'staff']),
  name: z.string(),
  text: z.string(),
})

/** A comment with its answers, oldest first. `name` is empty for the customer. Moments are ISO. */
export const proofComment = z.object({
  id: z.number(),
  /** Number of its pin in this version, from 1. */
  number: z.number(),
  /** Null: about the proof as a whole. */
  page: z.nullable(z.number()),
  /** Thousandths of the page; null: about the page as a whole. */
  pin: z.nullable(z.object({ x: z.number(), y: z.number() })),
  ...answer.shape,
  isSolved: z.boolean(),
  answers: z.array(answer),
})
export type ProofComment = z.infer<typeof proofComment>

/** A file as it was uploaded. */
export const proofFile = z.object({
  name: z.string(),
  size: z.number(),
  /** Hash of its bytes, in hexadecimal. */
  sha256: z.string(),
  /** Path of its download; null if it was removed because of its age. */
  path: z.nullable(z.string()),
  /** Pages drawn from it; 0 if it can only be downloaded. */
  pages: z.number(),
})

/** A proof as its link shows it. It has no personal data of the customer. */
export const publicProof = z.object({
  orderNumber: z.string(),
  version: z.number(),
  state,
  /** Hash of the version: of its only file, or of the hashes of all its files. */
  sha256: z.string(),
  sentAt: z.nullable(z.string()),
  /** When the customer approved this version, or requested changes. */
  answeredAt: z.nullable(z.string()),
  /** Message of the manager; may be empty. */
  comment: z.string(),
  manager: z.nullable(z.string()),
  pages: z.array(proofPagePicture),
  files: z.array(proofFile),
  comments: z.array(proofComment),
  /** Versions that the customer can see, newest first. */
  versions: z.array(z.object({ version: z.number(), sentAt: z.string(), state })),
})
export type PublicProof = z.infer<typeof publicProof>

/** Returns a field for a whole number, as JSON or as text of a form. */
const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,4}$/, message))], message),
      z.transform(Number),
    ),
    z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message)),
  )

const requiredText = (missing: string, tooLong: string, longest: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong))

const version = wholeNumber(1, 999, proofMessages.versionRequired)

export const approveProofForm = z.object({
  version,
  /** The hash that the page showed. */
  sha256: z.string(proofMessages.otherFile).check(z.regex(SHA256, proofMessages.otherFile)),
  /** The person who approves. */
  name: requiredText(proofMessages.nameRequired, proofMessages.nameTooLong, APPROVER_NAME_MAX),
})

export const proofChangesForm = z.object({
  version,
  text: requiredText(proofMessages.changesRequired, proofMessages.textTooLong, PROOF_TEXT_MAX),
})

const coordinate = z.optional(wholeNumber(0, PIN_MAX, proofMessages.pageUnknown))

/** A comment about the proof, a page (`page`), or a place on it (`x`, `y`). */
export const proofCommentForm = z.object({
  version,
  page: z.optional(wholeNumber(1, PROOF_PAGES_MAX, proofMessages.pageUnknown)),
  x: coordinate,
  y: coordinate,
  text: requiredText(proofMessages.commentRequired, proofMessages.textTooLong, PROOF_TEXT_MAX),
})

/** The answer to an approval or a request for changes: equal for every repeat. */
export const proofAnswer = z.object({ version: z.number(), answeredAt: z.string() })
export type ProofAnswer = z.infer<typeof proofAnswer>
