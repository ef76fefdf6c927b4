import type { Customer } from '@rapport/contract/customers/customers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './customers.module.css'
import { EraseDialog } from './erase-dialog.tsx'

/** What the law on personal data lets a customer ask for: all that is kept of them, and its end. */
export function CustomerData({ customer }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false)
  const exporting = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('exportCustomer', { params: { id: customer.id } }),
    // An answer to be saved leaves the screen where it is.
    onSuccess: ({ path }) => location.assign(path),
    onError: (error) => showToast(failureText(error)),
  })
  return (
    <Panel
      heading="Персональные данные"
      lead="Отдать или стереть их можно только по&nbsp;просьбе самого клиента. Это останется в&nbsp;журнале."
    >
      <div className={styles.actions}>
        <Button variant="secondary" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
          Скачать архив
        </Button>
        <Button variant="danger" onPress={() => setErasing(true)}>
          Стереть клиента
        </Button>
      </div>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Panel>
  )
}
