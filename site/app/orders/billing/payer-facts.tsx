import type { Payer } from '@rapport/contract/requisites/payer'
import styles from './billing.module.css'

/** Requisites of the payer, as they are stored. */
export const PayerFacts = ({ payer: { name, inn, kpp, address } }: { payer: Payer }) => (
  <p className={styles.payer}>
    <strong>{name}</strong>
    {inn && <span>ИНН&nbsp;{inn}</span>}
    {kpp && <span>КПП&nbsp;{kpp}</span>}
    {address && <span>{address}</span>}
  </p>
)
