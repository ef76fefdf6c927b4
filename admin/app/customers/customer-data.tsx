import { type Customer, customerErasureForm } from '@rapport/staff-contract/customers/customers'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { DataActions } from './data-actions.tsx'
import { EraseDialog } from './erase-dialog.tsx'

export function CustomerData({ customer }: { customer: Customer }) {
  const { id, email, openOrderCount } = customer
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <DataActions
        getArchive={() => callAdmin('exportCustomer', { params: { id } })}
        eraseLabel="Удалить данные клиента"
        onErase={() => setErasing(true)}
      />
      {isErasing && (
        <EraseDialog
          heading="Удалить данные клиента?"
          openOrderCount={openOrderCount}
          contactLabel={`Введите почту клиента: ${email}`}
          contactRule={customerErasureForm.shape.contact}
          erase={(form) => callAdmin('eraseCustomer', { params: { id }, form })}
          erasedText="Данные клиента удалены"
          onClose={() => setErasing(false)}
        >
          <p>
            Кабинет, компания, избранное и&nbsp;входы исчезнут навсегда. Заявки останутся с&nbsp;номером
            и&nbsp;статусом, но&nbsp;без имени, телефона, почты, комментария, файлов и&nbsp;заметок. Клиенту
            уйдёт письмо, что кабинет удалён.
          </p>
        </EraseDialog>
      )}
    </>
  )
}
