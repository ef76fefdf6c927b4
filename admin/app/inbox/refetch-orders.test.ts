import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refetchOrders } from './refetch-orders.ts'

it('reads a change that happens during the first fetch', async () => {
  const queryClient = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let fetches = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['inbox', 'order', '1'],
    queryFn: () => answers[fetches++]?.promise,
  })
  const stop = observer.subscribe(() => undefined)
  const refetched = refetchOrders(queryClient)
  answers[0]?.resolve('before the change')
  answers[1]?.resolve('after the change')
  await refetched
  expect(observer.getCurrentResult().data).toBe('after the change')
  expect(fetches).toBe(2)
  stop()
})
