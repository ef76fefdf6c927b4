import {
  type Customer,
  customerPriceListForm,
  GIVEN_PRICE_LISTS,
} from '@rapport/staff-contract/customers/customers'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { useState } from 'react'
import * as z from 'zod/mini'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import styles from './customers.module.css'
import { useCustomerForm } from './use-customer-form.ts'

const options = GIVEN_PRICE_LISTS.map((value) => ({ value, label: priceListNames[value] }))
const schema = z.object({ priceList: customerPriceListForm.shape.priceList })

export function CustomerPriceList({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      heading="Прайс"
      lead={priceListNames[customer.priceList]}
      actions={
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Сменить прайс
        </Button>
      }
    >
      {customer.priceLists.length === 0 ? (
        <p className={styles.soft}>С&nbsp;регистрации, никто не&nbsp;менял.</p>
      ) : (
        <ul aria-label="Какие прайсы давали" className={styles.list}>
          {customer.priceLists.map(({ priceList, givenAt, by }) => (
            <li key={givenAt} className={styles.row}>
              <span>{priceListNames[priceList]}</span>
              <span className={styles.soft}>
                {[by?.name, formatMoment(givenAt)].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <PriceListDialog customer={customer} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function PriceListDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { id, version, priceList } = customer
  const { form, ...state } = useCustomerForm({
    customerId: id,
    schema,
    values: { priceList: priceList === 'anonymous' ? 'registered' : priceList },
    send: (value) => callAdmin('giveCustomerPriceList', { params: { id }, form: { version, ...value } }),
    done: 'Прайс изменён',
    onClose,
  })
  return (
    <Dialog heading="Сменить прайс" isOpen onClose={onClose}>
      <p>Новые цены клиент увидит сразу. Кто и&nbsp;когда сменил прайс, останется в&nbsp;карточке.</p>
      <AdminForm form={form} {...state}>
        <form.AppField name="priceList">
          {({ Select }) => <Select label="Прайс" options={options} />}
        </form.AppField>
        <FormActions>
          <SubmitButton>Сменить прайс</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
