import type { CityLink } from '../../contacts/resolve-city.ts'
import { AccountScreen } from '../account-screen.tsx'
import { AccountSection } from '../account-section.tsx'
import { LatestOrders } from '../orders/latest-orders.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ContactDetails } from './contact-details.tsx'
import styles from './profile.module.css'

/** Profile of the user. */
export default function ProfileScreen({ cities }: { cities: CityLink[] }) {
  return (
    <AccountScreen tab="profile">
      <LatestOrders />
      <h2 className={styles.heading}>Профиль</h2>
      <AccountSection
        heading="Контактные данные"
        lead="Подставим их в&nbsp;форму заявки. По&nbsp;телефону менеджер уточнит детали заказа."
      >
        <ContactDetails cities={cities} />
      </AccountSection>
      <AccountSection
        heading="Почта"
        lead="По&nbsp;этому адресу вы&nbsp;входите, на&nbsp;него приходят письма о&nbsp;заявках."
      >
        <ChangeEmail />
      </AccountSection>
    </AccountScreen>
  )
}
