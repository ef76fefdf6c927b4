import { accountClientLoader, accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import { AccountSection } from '../account-section.tsx'
import { LatestOrders } from '../orders/latest-orders.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ContactDetails } from './contact-details.tsx'
import styles from './profile.module.css'

export const loader = accountLoader('profile')
export const clientLoader = accountClientLoader('profile')
export const handle = accountHandle('profile')
export const meta = accountMeta('profile')

/** Profile of the user. */
export default function ProfileRoute() {
  return (
    <>
      <LatestOrders />
      <h2 className={styles.heading}>Профиль</h2>
      <AccountSection
        heading="Контактные данные"
        lead="Подставим их в&nbsp;форму заявки. По&nbsp;телефону менеджер уточнит детали заказа."
      >
        <ContactDetails />
      </AccountSection>
      <AccountSection
        heading="Почта"
        lead="По&nbsp;этому адресу вы&nbsp;входите, на&nbsp;него приходят письма о&nbsp;заявках."
      >
        <ChangeEmail />
      </AccountSection>
    </>
  )
}
