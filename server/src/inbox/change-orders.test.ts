import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import type { OrderChange } from '@rapport/staff-contract/inbox/order-changes'
import { beforeEach, expect, it } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

describeStaff('changes of several orders', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    manager = await server().signedIn('manager')
  })
  const order = (id: string) => inboxOrder(manager, id)
  const place = async (count: number) => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await placeOrder(server()))
    return ids
  }
  const change = (ids: string[], change: OrderChange, by = manager, version = 0) =>
    by.call('changeOrders', { body: { orders: ids.map((id) => ({ id, version })), change } })

  it('assign all orders except those of other members, whose names are returned', async () => {
    const ids = await place(3)
    const [, taken = ''] = ids
    const other = await server().signedIn('manager')
    await other.call('claimOrder', { id: taken })
    const { status, result } = await change(ids, { action: 'take' })
    expect(status).toBe(200)
    expect(result).toMatchObject({ changed: 2, left: [{ id: taken }] })
    expect(result.left[0].reason).toContain('Анна Ткач')
    expect((await order(ids[0] ?? '')).assignee?.id).toBe(manager.id)
    expect((await order(taken)).assignee?.id).toBe(other.id)
  })

  it('assign to handlers only', async () => {
    const ids = await place(2)
    const other = await server().signedIn('manager')
    const editor = await server().member('editor')
    expect((await change(ids, { action: 'assign', assigneeId: other.id })).result.changed).toBe(2)
    expect((await order(ids[1] ?? '')).assignee?.id).toBe(other.id)
    const refused = await change(ids, { action: 'assign', assigneeId: editor.id }, manager, 1)
    expect([refused.status, refused.message]).toEqual([409, inboxMessages.assigneeUnknown])
  })

  it('change the status where it is possible, and skip stale versions', async () => {
    const ids = await place(2)
    const [changed = ''] = ids
    await manager.call('claimOrder', { id: changed })
    const refusal = { action: 'status', status: 'refused', reason: 'Повтор заявки 26-000001' } as const
    const { result } = await change(ids, refusal)
    expect(result).toEqual({ changed: 1, left: [{ id: changed, reason: inboxMessages.versionStale }] })
    expect((await order(ids[1] ?? '')).status).toBe('refused')
    expect((await order(ids[1] ?? '')).statusChanges.at(-1)?.reason).toBe('Повтор заявки 26-000001')
    expect((await order(changed)).status).toBe('new')
  })

  it('require a reason for refusals, at most a hundred orders, and the permission to write', async () => {
    const ids = await place(1)
    expect((await change(ids, { action: 'status', status: 'refused' })).status).toBe(422)
    const many = Array.from({ length: 101 }, () => ids[0] ?? '')
    expect((await change(many, { action: 'take' })).status).toBe(422)
    expect((await change([], { action: 'take' })).status).toBe(422)
    const editor = await server().signedIn('editor')
    expect((await change(ids, { action: 'take' }, editor)).status).toBe(403)
    expect((await order(ids[0] ?? '')).assignee).toBeNull()
  })
})
