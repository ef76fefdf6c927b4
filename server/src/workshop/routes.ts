import { adminProductionPath } from '@rapport/staff-contract/staff/admin-paths'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { isRepeatedWrite } from '../inbox/write-once.ts'
import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPagePicture } from '../proofs/sign-page-picture.ts'
import type { AddAdminRoute } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { findProductionOrder, type SignPath } from './get-production-order.ts'
import { listProduction } from './list-production.ts'
import { moveStage } from './move-stage.ts'
import { openWorkshopFile } from './open-workshop-file.ts'
import { writeLabel } from './write-label.ts'

export interface WorkshopDeps {
  orm: Orm
  now: Clock
  publicUrl: string
  /** Keys that sign links to order files. */
  fileKeys: SecretKeys
}

/** Adds the endpoints of the workshop. */
export function workshopRoutes(route: AddAdminRoute, { orm, now, publicUrl, fileKeys }: WorkshopDeps): void {
  const sign: SignPath = (path) => signPagePicture(fileKeys, path, now())
  const getOrder = async (id: string) => ({ order: await orNotFound(findProductionOrder(orm, id, sign)) })

  route('getProduction', () => listProduction(orm))
  route('getProductionOrder', ({ input }) => getOrder(input.id))
  route('moveProductionStage', async ({ name, input: { id }, form, current, audit, ...call }) => {
    await orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      const key = { staffId, key: call.idempotencyKey, action: name, subjectId: id }
      if (await isRepeatedWrite(tx, key, now())) return
      const author: OrderAuthor = { staffId, now: now(), pressedAgoMs: call.pressedAgoMs, audit }
      await moveStage(tx, { id, ...form }, author, sign)
    })
    return getOrder(id)
  })
  route('openProductionFile', ({ input, current, audit }) =>
    orm.transaction(async (tx) => {
      await lockCurrent(tx, current)
      return openWorkshopFile(tx, input.id, { fileKeys, now: now(), audit })
    }),
  )
  route('getProductionLabel', async ({ input: { id, size } }) => {
    const { order } = await getOrder(id)
    const pdf = await writeLabel(order, size, new URL(adminProductionPath(id), publicUrl).href, now())
    return { pdf: pdf.toString('base64') }
  })
}
