import { PROOF_STATES } from '@rapport/contract/proofs/proof-state'
import { proofComment, proofFile, proofPagePicture } from '@rapport/contract/proofs/public-proof'
import * as z from 'zod/mini'

const person = z.nullable(z.object({ id: z.number(), name: z.string() }))

/** Mails of a proof. `proof`, `reminder` and `replies` go to the customer, `answer` to the factory. */
export const PROOF_MAILS = ['proof', 'reminder', 'replies', 'answer'] as const

/** Kinds of events that an order's timeline shows. */
export const PROOF_EVENTS = [
  'sent',
  'sent-again',
  'opened',
  'commented',
  'replied',
  'approved',
  'changes-requested',
  'withdrawn',
  'reminded',
  'required',
  'not-required',
  'waived',
] as const
export type ProofEventKind = (typeof PROOF_EVENTS)[number]

/** An event of a proof in the timeline of its order. Moments are ISO. */
export const proofEvent = z.object({
  id: z.number(),
  version: z.number(),
  kind: z.enum(PROOF_EVENTS),
  at: z.string(),
  /** Null if the customer or the site did it. */
  author: person,
  /** The comment, what to change, or the reason. Empty without one, and after erasure. */
  text: z.string(),
  /** Openings within that day; 1 for other kinds. */
  count: z.number(),
})
export type ProofEvent = z.infer<typeof proofEvent>

/** A version. Paths of its pictures and files are signed for minutes. */
const proofVersion = z.object({
  version: z.number(),
  state: z.enum(PROOF_STATES),
  /** Message to the customer. */
  comment: z.string(),
  /** Hash that an approval locks. */
  sha256: z.string(),
  author: person,
  sentAt: z.nullable(z.string()),
  openedAt: z.nullable(z.string()),
  /** The approval, and requests for changes. Erased texts are empty. */
  answers: z.array(
    z.object({
      kind: z.enum(['approved', 'changes-requested']),
      at: z.string(),
      name: z.string(),
      text: z.string(),
    }),
  ),
  pages: z.array(proofPagePicture),
  files: z.array(z.extend(proofFile, { id: z.uuid() })),
  comments: z.array(proofComment),
})
export type ProofVersion = z.infer<typeof proofVersion>

/** The proof of an order. */
export const proof = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** Raised by every write; the next write must send it. */
  revision: z.number(),
  /** Newest first. The draft, if there is one, is the first. */
  versions: z.array(proofVersion),
  /** Path of the customer's page. */
  path: z.string(),
  /** Path that opens the newest version, a draft too, for minutes. */
  previewPath: z.string(),
  /** Staff require an approval. */
  isRequired: z.boolean(),
  /** An owner lets the order go into production without an approval. */
  waiver: z.nullable(z.object({ at: z.string(), author: person, reason: z.string() })),
  /** Newest first. */
  events: z.array(proofEvent),
  mails: z.array(
    z.object({
      id: z.uuid(),
      version: z.number(),
      kind: z.enum(PROOF_MAILS),
      state: z.enum(['pending', 'sent', 'failed']),
      reason: z.nullable(z.string()),
      recipient: z.nullable(z.string()),
      sentAt: z.nullable(z.string()),
    }),
  ),
  /** Whether the order has an email to send it to. */
  hasEmail: z.boolean(),
})
export type Proof = z.infer<typeof proof>
