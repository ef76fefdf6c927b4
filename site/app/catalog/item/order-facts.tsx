import { CONTACTS_PATH } from '@rapport/contract/paths/paths'
import type { ReactNode } from 'react'
import { useHasContent } from '../../content/use-has-content.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { ItemView } from './item-view.ts'
import { formatLeadTime } from './lead-time.ts'
import styles from './order-facts.module.css'

interface Fact {
  icon: IconName
  name: string
  value: string
  to: string
}

const PROOF: Fact = {
  icon: 'eye',
  name: 'Проба печати',
  value: 'до\u00a0тиража, на\u00a0той\u00a0же ткани',
  to: '/help/#faq',
}
const OTHERS: Fact[] = [
  { icon: 'check', name: 'Гарантия', value: 'брак переделаем или\u00a0вернём деньги', to: '/help/warranty/' },
  {
    icon: 'pin',
    name: 'Забрать самому',
    value: 'с\u00a0фабрики или\u00a0из\u00a0шоурума, бесплатно',
    to: CONTACTS_PATH,
  },
]

/** Lead time and other facts, each linked to the page that explains it, if there is one. */
export function OrderFacts({ leadTimeDays }: Pick<ItemView, 'leadTimeDays'>) {
  const hasContent = useHasContent()
  const leadTime: Fact = {
    icon: 'clock',
    name: 'Срок изготовления',
    value: leadTimeDays === null ? 'назовём при расчёте' : formatLeadTime(leadTimeDays),
    to: '/help/#details',
  }
  return (
    <ul className={styles.facts}>
      {[leadTime, PROOF, ...OTHERS].map(({ icon, name, value, to }) => (
        <li key={name}>
          <FactLink to={hasContent(to.replace(/#.*/, '')) ? to : undefined}>
            <Icon name={icon} size={22} />
            <span>
              <span className={styles.name}>{name}</span> {value}
            </span>
          </FactLink>
        </li>
      ))}
    </ul>
  )
}

const FactLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <a href={to} className={styles.fact}>
      {children}
    </a>
  ) : (
    <span className={styles.fact}>{children}</span>
  )
