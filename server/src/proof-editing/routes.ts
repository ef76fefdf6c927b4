import { messages } from '@rapport/contract/errors/messages'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { isRepeatedWrite } from '../inbox/write-once.ts'
import type { UploadLimits } from '../orders/files/upload-limits.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { ApiError, notFound, orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { storeProofFile } from './add-file.ts'
import { replyToComment, solveComment } from './answer-comment.ts'
import { findProof } from './get-proof.ts'
import type { ProofAuthor } from './record-write.ts'
import { removeProofFile } from './remove-file.ts'
import { requireProof, waiveProof } from './require-proof.ts'
import { sendProofAgain } from './send-again.ts'
import { sendProof, withdrawProof } from './send-proof.ts'

export interface ProofEditingDeps {
  database: Database
  storage: Storage
  jobs: Jobs
  now: Clock
  /** Keys that sign paths of drafts. */
  linkKeys: SecretKeys
  uploads: UploadLimits
}

type Call = Pick<AdminCall, 'name' | 'current' | 'audit' | 'idempotencyKey' | 'pressedAgoMs'>
type Command<T> = (tx: Orm, author: ProofAuthor) => Promise<T>

/** Returns a function that runs a command in a transaction that locks the author's session. A repeated write is skipped. */
function createRun({ database, now }: ProofEditingDeps) {
  return <T>(call: Call, subjectId: string, command: Command<T>): Promise<T | undefined> => {
    const { current, audit, name: action, idempotencyKey: key, pressedAgoMs } = call
    if (!current) throw notFound()
    return database.orm.transaction(async (tx) => {
      const { id: staffId, name } = await lockCurrent(tx, current)
      const at = now()
      if (await isRepeatedWrite(tx, { staffId, key, action, subjectId }, at)) return undefined
      return command(tx, { staffId, name, now: at, pressedAgoMs, audit })
    })
  }
}

/** Adds the endpoints of proofs. */
export function proofEditingRoutes(route: AddAdminRoute, deps: ProofEditingDeps): void {
  const { orm } = deps.database
  const run = createRun(deps)
  const find = (by: Parameters<typeof findProof>[1]) => findProof(orm, by, deps.linkKeys, deps.now())
  const get = async (by: Parameters<typeof findProof>[1]): Promise<{ proof: Proof }> => ({
    proof: await orNotFound(find(by)),
  })

  route('getOrderProof', async ({ input: { id } }) => ({ proof: (await find({ orderId: id })) ?? null }))
  route('removeProofFile', async (call) => {
    const { id } = call.input
    const orderId = await run(call, id, (tx, author) => removeProofFile(tx, id, author))
    return { proof: (orderId === undefined ? undefined : await find({ orderId })) ?? null }
  })
  route('sendProof', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => sendProof(tx, { id, ...call.form }, author, deps))
    return get({ id })
  })
  route('sendProofAgain', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => sendProofAgain(tx, { id, ...call.form }, author, deps))
    return get({ id })
  })
  route('withdrawProof', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => withdrawProof(tx, { id, ...call.form }, author))
    return get({ id })
  })
  route('replyToProofComment', async (call) => {
    const { id } = call.input
    await run(call, `comment-${id}`, (tx, author) => replyToComment(tx, id, call.form.text, author, deps))
    return get({ commentId: id })
  })
  route('solveProofComment', async (call) => {
    const { id } = call.input
    await run(call, `comment-${id}`, (tx, author) => solveComment(tx, id, call.form.isSolved, author))
    return get({ commentId: id })
  })
  route('requireProof', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => requireProof(tx, id, call.form.isRequired, author))
    return get({ orderId: id })
  })
  route('waiveProof', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => waiveProof(tx, id, call.form.reason, author))
    return get({ orderId: id })
  })
}

/** Adds the endpoint for files, which may arrive for minutes. */
export function proofUploadRoutes(route: AddAdminRoute, deps: ProofEditingDeps): void {
  const { orm } = deps.database
  const run = createRun(deps)
  route('addProofFile', async (call) => {
    const { file, client, input } = call
    if (!file) throw new ApiError(422, messages.invalid, { file: [staffMessages.fileRequired] })
    await storeProofFile({ orm, ...deps }, { orderId: input.id, file, ip: client.ip }, async (write) => {
      await run(call, input.id, write)
    })
    return { proof: await orNotFound(findProof(orm, { orderId: input.id }, deps.linkKeys, deps.now())) }
  })
}
