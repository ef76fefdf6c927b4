import type { DeliveryZone } from '@rapport/contract/site/help'
import { formatMoney } from '@rapport/contract/texts/money'
import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { formatCount } from '../../ui/text/plural.ts'
import styles from './delivery-calculator.module.css'
import { formatDeliveryTerm } from './delivery-term.ts'
import type { DeliveryEstimate } from './estimate-delivery.ts'

interface DeliveryCalculatorProps {
  zones: DeliveryZone[]
  city: string
  weight: string
  estimate: DeliveryEstimate | undefined
}

/** Delivery time and price by city and weight. The input is in the URL, so that the result can be shared. */
export function DeliveryCalculator({ zones, city, weight, estimate }: DeliveryCalculatorProps) {
  const navigate = useNavigate()
  const id = useId()
  const listId = `${id}-cities`
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const query = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    navigate(`?${query}`, { preventScrollReset: true })
  }
  const cities = zones.flatMap((zone) => zone.cities).sort((a, b) => a.localeCompare(b, 'ru'))
  return (
    <div className={styles.calculator}>
      <form action="/help/delivery/" aria-label="Расчёт доставки" className={styles.form} onSubmit={ask}>
        <TextField
          key={`city ${city}`}
          id={`${id}-city`}
          name="city"
          label="Город"
          list={listId}
          defaultValue={city}
          errors={estimate?.errors.city}
          placeholder="Начните вводить"
          autoComplete="off"
          maxLength={80}
        />
        <datalist id={listId}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          key={`weight ${weight}`}
          id={`${id}-weight`}
          name="weight"
          label="Вес, кг"
          hint="100 футболок&nbsp;— около 18 кг, 100 худи&nbsp;— около 65 кг"
          inputMode="decimal"
          defaultValue={weight}
          errors={estimate?.errors.weight}
          placeholder="Например, 12"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit">Посчитать</Button>
      </form>
      <div role="status" aria-label="Срок и цена" className={styles.answer}>
        {estimate?.found ? <Answer {...estimate.found} /> : <p>Здесь появятся срок и цена.</p>}
      </div>
    </div>
  )
}

function Answer({ city, zone, boxes, pointPrice, doorPrice }: NonNullable<DeliveryEstimate['found']>) {
  return (
    <>
      <p className={styles.place}>
        {city}: {formatCount(boxes, ['коробка', 'коробки', 'коробок'])}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>В&nbsp;пути</dt>
          <dd>{formatDeliveryTerm(zone)}</dd>
        </div>
        <div>
          <dt>До&nbsp;пункта</dt>
          <dd>от&nbsp;{formatMoney(pointPrice)}</dd>
        </div>
        <div>
          <dt>До&nbsp;двери</dt>
          <dd>от&nbsp;{formatMoney(doorPrice)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        Рабочие дни, считая от&nbsp;передачи перевозчику. Коробка&nbsp;— до&nbsp;{zone.boxKg}&nbsp;кг. Точную
        сумму менеджер напишет в&nbsp;счёте.
      </p>
    </>
  )
}
