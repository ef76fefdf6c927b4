import type { FieldErrors } from '../errors/error-response.ts'
import type { Pin } from './pin.ts'
import type { PublicProof } from './public-proof.ts'

/** Forms of a proof's page, as the last parts of their paths. */
export type ProofForm = 'approve' | 'changes' | 'comments'

/** A proof with what its page needs beside it. */
export interface ProofPage {
  token: string
  proof: PublicProof
  /** Staff look at a draft: nothing can be answered. */
  isPreview: boolean
  /** Number of the shown page; 0 if there is none. */
  shownPage: number
  /** Place that the visitor clicked, for a new comment. */
  pin?: Pin
  /** A form that was refused: its message, errors by field, and the typed values. */
  refused?: { form: ProofForm; message: string; errors: FieldErrors; values: Record<string, string> }
  /** What was just sent. */
  sent?: 'comment' | 'changes'
}
