import { type Customer, customerDiscountForm } from '@rapport/staff-contract/customers/customers'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './customers.module.css'
import { useCustomerForm } from './use-customer-form.ts'

const { percent, title } = customerDiscountForm.shape
const schema = z.object({ percent, title }) as unknown as z.ZodMiniType<
  unknown,
  { percent: string; title: string }
>

const formatPercent = (value: number) => `${value.toLocaleString('ru-RU')}\u00A0%`

/** The own discount of a customer in calculations. */
export function CustomerDiscount({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false)
  const { discount } = customer
  return (
    <Panel
      heading="Скидка в&nbsp;расчёте"
      lead={discount.percent > 0 ? `${discount.title}: ${formatPercent(discount.percent)}` : 'Нет'}
      actions={
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {discount.percent > 0 ? 'Изменить скидку' : 'Дать скидку'}
        </Button>
      }
    >
      <p className={styles.soft}>Со&nbsp;скидкой от&nbsp;суммы не&nbsp;складывается: действует большая.</p>
      {isOpen && <DiscountDialog customer={customer} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function DiscountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { id, discount } = customer
  const { form, ...state } = useCustomerForm({
    customerId: id,
    schema,
    values: {
      percent: discount.percent > 0 ? discount.percent.toLocaleString('ru-RU') : '',
      title: discount.title || 'Ваша скидка',
    },
    send: (value) =>
      callAdmin('giveCustomerDiscount', { params: { id }, form: { version: discount.version, ...value } }),
    done: 'Скидка изменена',
    onClose,
  })
  return (
    <Dialog heading="Скидка клиента" isOpen onClose={onClose}>
      <p>Её получит каждый следующий расчёт клиента, когда он&nbsp;войдёт на&nbsp;сайт.</p>
      <AdminForm form={form} {...state}>
        <form.AppField name="percent">
          {({ TextField }) => (
            <TextField
              label="Скидка, %"
              hint="От&nbsp;0 до&nbsp;100; 0&nbsp;— без&nbsp;скидки"
              inputMode="decimal"
              autoComplete="off"
              autoFocus
              maxLength={8}
            />
          )}
        </form.AppField>
        <form.AppField name="title">
          {({ TextField }) => (
            <TextField label="Название" hint="Строка в&nbsp;расчёте клиента" maxLength={255} />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton>Сохранить</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
