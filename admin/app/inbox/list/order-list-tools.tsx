import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { INBOX_QUERY_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { SavedViews } from '../../lists/saved-views.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import { handlersQuery } from '../inbox-queries.ts'
import { OrderChips } from './order-chips.tsx'
import { OrderFilterDialog } from './order-filter-dialog.tsx'
import styles from './order-list-tools.module.css'
import type { OrderListUrl } from './use-order-list.ts'

const statusOptions = [
  { value: '', label: 'Любой' },
  ...ORDER_STATUSES.map((status) => ({ value: status as string, label: orderStatusNames[status] })),
]

export function OrderListTools({ listUrl }: { listUrl: OrderListUrl }) {
  const { member } = useSession()
  const { data: people = [] } = useQuery(handlersQuery)
  const [dialog, setDialog] = useState<'filter' | 'saved'>()
  const { params, unknown, change } = listUrl
  const close = () => setDialog(undefined)
  const assigneeOptions = [
    { value: '', label: 'Чьи угодно' },
    { value: 'mine', label: 'Мои' },
    { value: 'nobody', label: 'Ничьи' },
    ...people.filter(({ id }) => id !== member.id).map(({ id, name }) => ({ value: `${id}`, label: name })),
  ]
  return (
    <>
      <search className={styles.filters}>
        <TextField
          label="Номер, телефон, имя, текст, файл"
          type="search"
          value={params.get('q') ?? ''}
          maxLength={INBOX_QUERY_MAX}
          onChange={(q) => change({ q })}
        />
        <Select
          label="Статус"
          options={statusOptions}
          value={params.get('status') ?? ''}
          onChange={(status) => change({ status })}
        />
        <Select
          label="Чьи"
          options={assigneeOptions}
          value={params.get('assignee') ?? ''}
          onChange={(assignee) => change({ assignee })}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" aria-haspopup="dialog" onPress={() => setDialog('filter')}>
            Отбор
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onPress={() => setDialog('saved')}>
            Виды
          </Button>
        </div>
      </search>
      <OrderChips {...listUrl} />
      {unknown.length > 0 && (
        <Notice kind="warning">Часть отбора в&nbsp;адресе непонятна. Показано без неё.</Notice>
      )}
      {dialog === 'filter' && <OrderFilterDialog params={params} onChange={change} onClose={close} />}
      {dialog === 'saved' && (
        <SavedViews
          kind="order"
          query={params.toString()}
          hint="Отбор и&nbsp;плотность строк, без слов поиска"
          mayShare={hasPermission(member.role, 'orders.write')}
          onClose={close}
        />
      )}
    </>
  )
}
