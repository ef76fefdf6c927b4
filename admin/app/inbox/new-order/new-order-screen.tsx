import { NAME_MAX, PHONE_MAX } from '@rapport/contract/fields/field-limits'
import { normalizePhone } from '@rapport/contract/fields/phone'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { type Caller, STAFF_ORDER_ORIGINS, staffOrderForm } from '@rapport/staff-contract/inbox/staff-order'
import { type StandardSchemaV1, useStore } from '@tanstack/react-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { ProductField } from '../../products/product-field.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxChoicesQuery, inboxOrderQuery } from '../inbox-queries.ts'
import { CallerList } from './caller-list.tsx'
import styles from './new-order.module.css'
import { callersQuery } from './new-order-queries.ts'

const originOptions = STAFF_ORDER_ORIGINS.map((value) => {
  const name = orderOriginNames[value]
  return { value, label: name.slice(0, 1).toUpperCase() + name.slice(1) }
})

const EMPTY = {
  phone: '',
  name: '',
  email: '',
  itemId: '',
  itemTitle: '',
  quantity: '',
  comment: '',
  cityId: '',
  origin: 'phone' as (typeof STAFF_ORDER_ORIGINS)[number],
  notify: 'no' as 'yes' | 'no',
}

/** Form of an order by phone, chat or visit. */
export function Component() {
  const [createdId, setCreatedId] = useState<string>()
  // The form unmounts first, so that leaving it needs no confirmation.
  if (createdId !== undefined) return <Navigate to={`/orders/${createdId}/`} replace />
  return <NewOrderForm onCreated={setCreatedId} />
}

/** Ctrl Enter sends the form from any field. */
function NewOrderForm({ onCreated }: { onCreated: (id: string) => void }) {
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const { form, ...state } = useAdminForm({
    schema: staffOrderForm as unknown as StandardSchemaV1<typeof EMPTY>,
    values: EMPTY,
    send: (value) => callAdmin('createOrder', { form: value, key }),
    onSent: ({ order }: { order: InboxOrder }) => {
      queryClient.setQueryData(inboxOrderQuery(order.id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
      showToast(`Заявка ${order.number} принята`)
      onCreated(order.id)
    },
    draft: 'new-order',
  })
  const { phone, name, email, itemId, itemTitle, notify } = useStore(form.store, ({ values }) => values)
  const { data: callers } = useQuery(callersQuery(normalizePhone(phone)))
  const { data: choices } = useQuery(inboxChoicesQuery)
  function fill(caller: Caller): void {
    form.setFieldValue('name', caller.name)
    form.setFieldValue('email', caller.email)
    if (caller.cityId !== null) form.setFieldValue('cityId', String(caller.cityId))
  }
  const fillOnly = useEffectEvent((found: readonly Caller[]) => {
    const [caller, ...others] = found
    if (caller && others.length === 0 && name === '' && email === '') fill(caller)
  })
  useEffect(() => {
    if (callers) fillOnly(callers)
  }, [callers])
  const submit = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.handleSubmit()
  })
  useEffect(() => {
    addEventListener('keydown', submit)
    return () => removeEventListener('keydown', submit)
  }, [])
  const isFilled = callers?.length === 1 && callers[0]?.name === name && callers[0]?.email === email
  const cityOptions = [
    { value: '', label: 'Не\u00A0важно' },
    ...(choices?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <>
      <h1>Новая заявка</h1>
      <Panel heading="Кто и&nbsp;что заказывает" isHeadingHidden>
        <AdminForm form={form} {...state}>
          <form.AppField name="phone">
            {({ TextField }) => (
              <TextField label="Телефон" type="tel" autoComplete="off" maxLength={PHONE_MAX} autoFocus />
            )}
          </form.AppField>
          <CallerList callers={callers} onChoose={isFilled ? undefined : fill} />
          <form.AppField name="name">
            {({ TextField }) => <TextField label="Имя" autoComplete="off" maxLength={NAME_MAX} />}
          </form.AppField>
          <form.AppField name="email">
            {({ TextField }) => (
              <TextField
                label="Почта"
                type="email"
                inputMode="email"
                autoComplete="off"
                hint="Необязательно"
              />
            )}
          </form.AppField>
          <form.AppField name="itemId">
            {(field) => (
              <ProductField
                value={{ itemId, itemTitle }}
                onChange={(product) => {
                  field.handleChange(product.itemId)
                  form.setFieldValue('itemTitle', product.itemTitle)
                }}
                errors={[]}
              />
            )}
          </form.AppField>
          <form.AppField name="quantity">
            {({ TextField }) => <TextField label="Сколько" inputMode="decimal" autoComplete="off" isShort />}
          </form.AppField>
          <form.AppField name="comment">
            {({ TextArea }) => <TextArea label="Что нужно" rows={4} />}
          </form.AppField>
          <div className={styles.pair}>
            <form.AppField name="origin">
              {({ Select }) => <Select label="Источник" options={originOptions} />}
            </form.AppField>
            <form.AppField name="cityId">
              {({ Select }) => <Select label="Город" options={cityOptions} />}
            </form.AppField>
          </div>
          <form.AppField name="notify">
            {(field) => (
              <Checkbox
                label="Отправить клиенту письмо с&nbsp;номером заявки"
                isSelected={notify === 'yes'}
                onChange={(isSelected) => field.handleChange(isSelected ? 'yes' : 'no')}
              />
            )}
          </form.AppField>
          <FormActions>
            <SubmitButton>Принять заявку</SubmitButton>
            <span className={styles.soft}>Ctrl Enter</span>
          </FormActions>
        </AdminForm>
      </Panel>
    </>
  )
}
