import type { CityContact } from '@rapport/contract/contacts/contacts'
import { classNames } from '../../ui/text/class-names.ts'
import { CountedPhone } from '../counted-phone.tsx'
import styles from './office-phones.module.css'

interface OfficePhonesProps {
  contact: Pick<CityContact, 'phones' | 'phoneGoal'>
  large?: boolean
}

/** Phones of an office. A call counts as the goal of its city. */
export function OfficePhones({ contact: { phones, phoneGoal }, large }: OfficePhonesProps) {
  return (
    <ul className={classNames(styles.phones, large && styles.large)} data-phone-goal={phoneGoal}>
      {phones.map((phone) => (
        <li key={phone}>
          <CountedPhone phone={phone} />
        </li>
      ))}
    </ul>
  )
}
