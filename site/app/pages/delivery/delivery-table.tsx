import { formatMoney } from '@rapport/contract/money/format-money'
import type { DeliveryZone } from '@rapport/contract/site/help'
import styles from './delivery-table.module.css'
import { formatDeliveryTerm } from './delivery-term.ts'

/** All zones with delivery times and prices. The chosen zone is highlighted. */
export function DeliveryTable({ zones, chosen }: { zones: DeliveryZone[]; chosen: number | undefined }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label="Таблица сроков и цен" tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Рабочие дни в&nbsp;пути и&nbsp;цена «от» за&nbsp;коробку до&nbsp;{zones[0]?.boxKg}&nbsp;кг
        </caption>
        <thead>
          <tr>
            <th scope="col">Куда</th>
            <th scope="col">Срок</th>
            <th scope="col">До&nbsp;пункта</th>
            <th scope="col">До&nbsp;двери</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone.id} className={zone.id === chosen ? styles.chosen : undefined}>
              <th scope="row">
                {zone.name}
                <span className={styles.cities}>{zone.cities.join(', ')}</span>
              </th>
              <td>{formatDeliveryTerm(zone)}</td>
              <td>
                <From />
                {formatMoney(zone.pointPrice)}
              </td>
              <td>
                <From />
                {formatMoney(zone.doorPrice)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Hidden on phones, where the caption says it. */
const From = () => <span className={styles.from}>от</span>
