import * as z from 'zod/mini'
import { LINK_TOKEN } from '../fields/link-token.ts'
import { PROOF_VERSIONS_MAX } from '../proofs/proof-limits.ts'
import {
  approveProofForm,
  proofAnswer,
  proofChangesForm,
  proofComment,
  proofCommentForm,
  publicProof,
} from '../proofs/public-proof.ts'
import type { Endpoint } from './endpoint.ts'
import { numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

const byToken = z.object({ token: z.string().check(z.regex(LINK_TOKEN)) })

/** Endpoints of proofs. The token of the link is the only authority. */
export const proofsEndpoints = {
  getPublicProof: {
    ...endpointRoutes.getPublicProof,
    summary: 'Returns a proof: the version in force, or an older one',
    cache: 'private',
    params: byToken,
    query: z.object({ version: z.optional(numberIn(1, PROOF_VERSIONS_MAX)) }),
    result: z.object({ proof: publicProof }),
  },
  approveProof: {
    ...endpointRoutes.approveProof,
    summary:
      'Approves a version; a repeat gets the same answer. 409: another version is in force, or its files have another hash',
    cache: 'private',
    params: byToken,
    form: approveProofForm,
    result: proofAnswer,
  },
  requestProofChanges: {
    ...endpointRoutes.requestProofChanges,
    summary: 'Asks for changes of a version',
    cache: 'private',
    params: byToken,
    form: proofChangesForm,
    result: proofAnswer,
  },
  commentProof: {
    ...endpointRoutes.commentProof,
    summary: 'Adds a comment to a version, its page, or a place on the page in thousandths',
    cache: 'private',
    params: byToken,
    form: proofCommentForm,
    result: z.object({ comments: z.array(proofComment) }),
  },
} as const satisfies Record<string, Endpoint>
