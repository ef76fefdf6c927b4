import { ALL_DONE, NOT_STARTED, type ProductionOrder } from '@rapport/staff-contract/production/production'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { submitWrite } from '../outbox/outbox.ts'
import { useWaitingWrites } from '../outbox/use-order-write.ts'
import { productionOrderQuery } from './production-queries.ts'
import { withWaitingStages } from './with-waiting-stages.ts'

/** Returns the production of an order with what waits for a connection, and a function that moves it to a stage. */
export function useStages(id: string, isEnabled = true) {
  const { queryKey, queryFn } = productionOrderQuery(id)
  const { data, error, refetch } = useQuery({ queryKey, queryFn, enabled: isEnabled })
  const queryClient = useQueryClient()
  const { member } = useSession()
  const writes = useWaitingWrites(id)
  const order = data && withWaitingStages(data, writes)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ order, to }: { order: ProductionOrder; to: string }) => {
      const form = { version: order.version, to }
      const write = { call: 'moveProductionStage', form, label: nameStage(order, to) } as const
      const sent = await submitWrite({ ...write, orderId: id, number: order.number, memberId: member.id })
      if (sent) queryClient.setQueryData(queryKey, sent as ProductionOrder)
    },
    onError: (failure) => {
      const [sentence] = failure instanceof AdminError ? Object.values(failure.fields).flat() : []
      showToast(sentence ?? failureText(failure))
      void refetch()
    },
  })
  return { order, error, refetch, isPending, move: (to: string) => order && mutate({ order, to }) }
}

/** Name of a stage, or of the state before the first and after the last. */
export function nameStage({ stages }: Pick<ProductionOrder, 'stages'>, to: string): string {
  if (to === ALL_DONE) return 'Все этапы пройдены'
  if (to === NOT_STARTED) return 'Не\u00A0начата'
  return stages.find(({ id }) => id === to)?.title ?? 'Этап'
}
