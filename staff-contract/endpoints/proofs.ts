import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { emailField } from '@rapport/contract/fields/email'
import { PROOF_FILE_BYTES_MAX, PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import * as z from 'zod/mini'
import { proof } from '../proofs/proof.ts'
import { staffProofMessages } from '../proofs/staff-proof-messages.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const ID_MAX = 2 ** 31 - 1
const byUuid = z.object({ id: z.uuid(messages.notFound) })
const byId = z.object({ id: numberIn(1, ID_MAX) })
/** The revision that the write started from. Without it the server answers 400, which no schema can express. */
const revision = z.optional(
  z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid), z.maximum(ID_MAX)),
)
const text = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(PROOF_TEXT_MAX, staffProofMessages.textTooLong))
const whole = z.object({ proof })
const maybe = z.object({ proof: z.nullable(proof) })

/**
 * Endpoints of proofs. A write is answered with the whole proof. Those that send or withdraw a version name the
 * `revision` that they started from; a stale one is answered 409. A write with an `Idempotency-Key` runs once.
 */
export const proofEndpoints = {
  getOrderProof: {
    ...adminRoutes.getOrderProof,
    summary: 'Returns the proof of an order, or null',
    access: 'orders.read',
    params: byUuid,
    result: maybe,
  },
  addProofFile: {
    ...adminRoutes.addProofFile,
    summary: 'Adds a picture or a PDF to the draft, which is begun if there is none, and draws its pages',
    access: 'orders.write',
    params: byUuid,
    fileBytes: PROOF_FILE_BYTES_MAX,
    result: whole,
  },
  removeProofFile: {
    ...adminRoutes.removeProofFile,
    summary: 'Deletes a file of the draft; the draft is deleted with its last file',
    access: 'orders.write',
    params: byUuid,
    result: maybe,
  },
  sendProof: {
    ...adminRoutes.sendProof,
    summary: 'Sends the draft to the customer by mail; it replaces the version in force',
    access: 'orders.write',
    params: byUuid,
    form: z.object({
      revision,
      /** Message to the customer. */
      comment: z._default(
        z.string().check(z.trim(), z.maxLength(PROOF_TEXT_MAX, staffProofMessages.textTooLong)),
        '',
      ),
      /** Address in place of the order’s own, which stays as it is. */
      email: z.optional(emailField),
    }),
    result: whole,
  },
  sendProofAgain: {
    ...adminRoutes.sendProofAgain,
    summary: 'Sends the mail of the version in force again, while the customer has not answered',
    access: 'orders.write',
    params: byUuid,
    form: z.object({ email: z.optional(emailField) }),
    result: whole,
  },
  withdrawProof: {
    ...adminRoutes.withdrawProof,
    summary: 'Withdraws the version in force: it can no longer be approved',
    access: 'orders.write',
    params: byUuid,
    form: z.object({ revision }),
    result: whole,
  },
  replyToProofComment: {
    ...adminRoutes.replyToProofComment,
    summary: 'Answers a comment; the customer sees it on the page',
    access: 'orders.write',
    params: byId,
    form: z.object({ text: text(staffProofMessages.textRequired) }),
    result: whole,
  },
  solveProofComment: {
    ...adminRoutes.solveProofComment,
    summary: 'Marks a comment as solved, or as open again',
    access: 'orders.write',
    params: byId,
    form: z.object({ isSolved: z.boolean() }),
    result: whole,
  },
  requireProof: {
    ...adminRoutes.requireProof,
    summary: 'Says whether an order needs an approved proof before production',
    access: 'orders.write',
    params: byUuid,
    form: z.object({ isRequired: z.boolean() }),
    result: whole,
  },
  waiveProof: {
    ...adminRoutes.waiveProof,
    summary: 'Lets an order go into production without an approved proof, with a reason for its history',
    access: 'proofs.waive',
    params: byUuid,
    form: z.object({ reason: text(staffProofMessages.reasonRequired) }),
    result: whole,
  },
} as const satisfies Record<string, AdminEndpoint>
