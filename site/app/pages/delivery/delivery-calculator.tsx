import { formatMoney } from '@rapport/contract/money/format-money'
import type { DeliveryZone } from '@rapport/contract/site/help'
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

/** Anchor after a page load: the result, or the fields with errors. */
const ANCHOR = 'estimate'
const LIST_ID = 'delivery-cities'

/** Delivery time and price by city and weight. The input is in the URL, so that the result can be shared. */
export function DeliveryCalculator({ zones, city, weight, estimate }: DeliveryCalculatorProps) {
  const cities = zones.flatMap((zone) => zone.cities).sort((a, b) => a.localeCompare(b, 'ru'))
  return (
    <div id={estimate?.found ? undefined : ANCHOR} className={styles.calculator}>
      <form action={`/help/delivery/#${ANCHOR}`} aria-label="Расчёт доставки" className={styles.form}>
        <TextField
          id="delivery-city"
          name="city"
          label="Город"
          list={LIST_ID}
          defaultValue={city}
          errors={estimate?.errors.city}
          placeholder="Начните вводить"
          autoComplete="off"
          maxLength={80}
        />
        <datalist id={LIST_ID}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          id="delivery-weight"
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
      <div
        id={estimate?.found ? ANCHOR : undefined}
        role="status"
        tabIndex={-1}
        aria-label="Срок и цена"
        className={styles.answer}
      >
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
