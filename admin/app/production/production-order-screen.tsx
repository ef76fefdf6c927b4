import { findStageBar, nextStage, previousStage } from '@rapport/staff-contract/production/next-stage'
import { ALL_DONE, type ProductionOrder } from '@rapport/staff-contract/production/production'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { Link, useParams } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { OpenFailure } from '../forms/open-failure.tsx'
import { OrderStatusBadge } from '../inbox/order-status-badge.tsx'
import { WaitingList } from '../inbox/outbox/waiting-list.tsx'
import { LabelButtons } from '../inbox/production/label-buttons.tsx'
import { StageList } from '../inbox/production/stage-list.tsx'
import { StatusDue } from '../inbox/production/status-due.tsx'
import { nameStage, useStages } from '../inbox/production/use-stages.ts'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { ScreenHeader } from '../ui/screen-header/screen-header.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { lineDetail, lineText } from './line-text.ts'
import styles from './production.module.css'
import { ApprovedProof, ProductionFiles } from './production-files.tsx'

/** The screen behind the code of a label: what to make, at which stage it is, and one big button. */
export function Component() {
  const { id = '' } = useParams()
  const { order, error, refetch, move, isPending } = useStages(id)
  const { member } = useSession()
  if (error && !order)
    return (
      <OpenFailure error={error} missing="Такой заявки нет" refetch={refetch}>
        <Link to="/production/">Всё производство</Link>
      </OpenFailure>
    )
  if (!order) return <Skeleton lines={8} />
  return (
    <>
      <ScreenHeader title={`Заявка ${order.number}`}>
        <OrderStatusBadge status={order.status} />
        <StatusDue dueAt={order.dueAt} />
        {hasPermission(member.role, 'orders.read') && <Link to={`/orders/${id}/`}>Вся заявка</Link>}
      </ScreenHeader>
      <WaitingList orderId={id} />
      <ul aria-label="Состав" className={styles.lines}>
        {order.lines.map((line, index) => (
          // Lines never change, and have no id.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index}>
            <b>{lineText(line)}</b>
            {lineDetail(line) && <span className={styles.detail}>{lineDetail(line)}</span>}
          </li>
        ))}
        {order.operations.map((operation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above; two lines may have equal operations.
          <li key={index} className={styles.detail}>
            {operation}
          </li>
        ))}
      </ul>
      {order.lines.length === 0 && <p>Изделия в&nbsp;заявке не&nbsp;перечислены. Спросите менеджера.</p>}
      <Moves order={order} isPending={isPending} onMove={move} />
      <Panel heading="Этапы">
        <StageList {...order} />
      </Panel>
      {order.proof && <ApprovedProof proof={order.proof} />}
      {order.files.length > 0 && <ProductionFiles files={order.files} />}
      <Panel heading="Кто и&nbsp;когда">
        {order.history.length === 0 && <p>Этапы ещё не&nbsp;начинали.</p>}
        <ul className={styles.history}>
          {order.history.toReversed().map(({ title, at, by }, index, { length }) => (
            // Counted from the oldest: history only grows.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={length - index}>
              {formatMoment(at)}: {title}
              {by && `, ${by}`}
            </li>
          ))}
        </ul>
        <LabelButtons orderId={id} />
      </Panel>
    </>
  )
}

function Moves(props: { order: ProductionOrder; isPending: boolean; onMove: (to: string) => void }) {
  const { order, isPending, onMove } = props
  const { member } = useSession()
  const [next, previous] = [nextStage(order), previousStage(order)]
  if (!hasPermission(member.role, 'production.write')) return null
  const bar = findStageBar(order.status)
  if (bar) return <p>{bar}</p>
  return (
    <div className={styles.moves}>
      {next && (
        <Button isPending={isPending} onPress={() => onMove(next)}>
          {next === ALL_DONE ? 'Все этапы пройдены' : `Начать: ${nameStage(order, next)}`}
        </Button>
      )}
      {previous && (
        <Button variant="secondary" isPending={isPending} onPress={() => onMove(previous)}>
          Вернуть: {nameStage(order, previous)}
        </Button>
      )}
    </div>
  )
}
