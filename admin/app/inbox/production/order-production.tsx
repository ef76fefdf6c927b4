import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { findStageBar, nextStage, previousStage } from '@rapport/staff-contract/production/next-stage'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { LabelButtons } from './label-buttons.tsx'
import { StageList } from './stage-list.tsx'
import styles from './stages.module.css'
import { nameStage, useStages } from './use-stages.ts'

const SHOWN: readonly OrderStatus[] = ['paid', 'in-production', 'shipped', 'done']

/** Stages of an order, and its label. Nothing is shown before the order is paid. */
export function OrderProduction({ orderId, status }: { orderId: string; status: OrderStatus }) {
  const { member } = useSession()
  const isShown = SHOWN.includes(status) && hasPermission(member.role, 'production.read')
  const { order, error, refetch, move, isPending } = useStages(orderId, isShown)
  if (!isShown) return null
  if (error && !order)
    return (
      <Panel heading="Производство">
        <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!order || order.stages.length === 0) return null
  const [next, previous] = [nextStage(order), previousStage(order)]
  const mayMove = hasPermission(member.role, 'production.write') && !findStageBar(status)
  return (
    <Panel heading="Производство">
      <StageList {...order} />
      <div className={styles.actions}>
        {mayMove && next && (
          <Button variant="secondary" isPending={isPending} onPress={() => move(next)}>
            {next === 'done' ? 'Все этапы пройдены' : `Начать: ${nameStage(order, next)}`}
          </Button>
        )}
        {mayMove && previous && (
          <Button variant="quiet" isPending={isPending} onPress={() => move(previous)}>
            Вернуть: {nameStage(order, previous)}
          </Button>
        )}
      </div>
      <LabelButtons orderId={orderId} />
    </Panel>
  )
}
