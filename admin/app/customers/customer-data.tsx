import type { Customer } from '@rapport/contract/customers/customers'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { DataActions } from './data-actions.tsx'
import { EraseDialog } from './erase-dialog.tsx'

/** The data of a customer: to be given to them, or erased. */
export function CustomerData({ customer }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <DataActions
        getArchive={() => callAdmin('exportCustomer', { params: { id: customer.id } })}
        eraseLabel="Стереть клиента"
        onErase={() => setErasing(true)}
      />
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  )
}
