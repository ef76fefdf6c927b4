import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import { deliveryCitiesQuery } from '../offer-queries.ts'
import { parseQuantity } from './edited-offer.ts'
import styles from './editor.module.css'
import type { OfferEditor } from './use-offer-editor.ts'

const NO_CITY = ''

/** Delivery: by the tables for a city of the site, or by hand. */
export function DeliveryPanel({ editor }: { editor: OfferEditor }) {
  const { edited, change, errors, document } = editor
  const { delivery, lines } = edited
  const { data: choices } = useQuery(deliveryCitiesQuery)
  const { mutate, data, error, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (city: number) =>
      callAdmin('priceOfferDelivery', {
        params: {
          city,
          goods:
            lines
              .flatMap((line) => (line.itemId === null ? [] : [`${line.itemId}:${parseQuantity(line)}`]))
              .join(',') || undefined,
          total: document?.linesTotal ?? 0,
        },
      }),
    onSuccess: ({ city, delivery: priced }) =>
      change({
        delivery: {
          text: priced ? `${city}, до\u00A0${priced.days}\u00A0дней` : city,
          amount: priced ? (priced.amount === 0 ? '0' : formatPrice(priced.amount)) : '',
        },
      }),
  })
  const cities = (choices?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const isUnknown = data?.delivery === null
  return (
    <Panel heading="Доставка">
      <Select
        label="Город сайта: цена из&nbsp;таблицы"
        value={variables === undefined ? NO_CITY : String(variables)}
        onChange={(city) => city !== NO_CITY && mutate(Number(city))}
        options={[{ value: NO_CITY, label: 'Не\u00A0выбран' }, ...cities]}
      />
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {isUnknown && (
        <Notice>
          По таблице цены нет: не&nbsp;известен вес или груз слишком большой. Впишите цену сами.
        </Notice>
      )}
      {delivery ? (
        <>
          <TextArea
            label="Куда и&nbsp;как"
            rows={2}
            value={delivery.text}
            onChange={(text) => change({ delivery: { ...delivery, text } })}
            errors={errors['delivery.text'] ?? []}
          />
          <TextField
            label="Цена, ₽"
            hint="Пусто: клиент платит перевозчику сам"
            inputMode="decimal"
            autoComplete="off"
            isShort
            value={delivery.amount}
            onChange={(amount) => change({ delivery: { ...delivery, amount } })}
            errors={errors['delivery.amount'] ?? []}
          />
          <div>
            <Button variant="quiet" onPress={() => change({ delivery: null })}>
              Убрать доставку
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={() => change({ delivery: { text: '', amount: '' } })}>
            Вписать доставку
          </Button>
        </div>
      )}
    </Panel>
  )
}
