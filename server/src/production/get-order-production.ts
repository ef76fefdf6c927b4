import { GUEST_LINK_DAYS } from '@rapport/contract/accounts/guest-order'
import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { guestOrderPath, stageMailsPath } from '@rapport/contract/paths/paths'
import type { ProductionStage } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { eq } from 'drizzle-orm'
import { getOrderRules } from '../order-rules/get-order-rules.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath } from '../platform/security/signed-url.ts'
import { hasStagesAhead } from './stage-mails/set-stage-mails.ts'
import { orderProduction } from './tables.ts'

/** What signs the link that turns mails about stages on and off. */
interface LinkDeps {
  linkKeys: SecretKeys
  now: Date
}

/** Returns the production of an order for its customer. Stages are empty before the first one is started. */
export async function getOrderProduction(
  orm: Orm,
  orderNumber: string,
  { linkKeys, now }: LinkDeps,
): Promise<Pick<UserOrder, 'stages' | 'stageMails'>> {
  const { stageId, doneAt, wantsMails } = orderProduction
  const [row] = await orm
    .select({ id: orders.id, status: orders.status, email: orders.email, stageId, doneAt, wantsMails })
    .from(orders)
    .leftJoin(orderProduction, eq(orderProduction.orderId, orders.id))
    .where(eq(orders.number, orderNumber))
  if (!row) return { stages: [], stageMails: null }
  const wanted = row.wantsMails ?? false
  const isOffered = row.email !== '' && (wanted || hasStagesAhead(row.status))
  const isStarted = row.stageId !== null || row.doneAt !== null
  return {
    stages: isStarted ? listStages((await getOrderRules(orm)).stages, row) : [],
    stageMails: isOffered ? { wanted, path: signStageMails(row.id, { linkKeys, now }) } : null,
  }
}

const listStages = (
  stages: ProductionStage[],
  { stageId, doneAt }: { stageId: string | null; doneAt: Date | null },
): UserOrder['stages'] => {
  const at = stages.findIndex(({ id }) => id === stageId)
  return stages.map(({ title }, index) => ({
    title,
    state: doneAt !== null || index < at ? 'done' : index === at ? 'current' : 'ahead',
  }))
}

/** Returns the path that turns mails on and off, with the signature of the order's link. */
export function signStageMails(orderId: string, { linkKeys, now }: LinkDeps): string {
  const signed = signPath(linkKeys.current, guestOrderPath(orderId), GUEST_LINK_DAYS, now)
  return `${stageMailsPath(orderId)}${signed.slice(signed.indexOf('?'))}`
}
