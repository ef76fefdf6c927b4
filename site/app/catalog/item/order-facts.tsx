import type { ProductPromise } from '@rapport/contract/site/promises'
import type { ReactNode } from 'react'
import { useHasContent } from '../../content/use-has-content.ts'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ItemView } from './item-view.ts'
import { formatLeadTime } from './lead-time.ts'
import styles from './order-facts.module.css'

/** Lead time and the factory's promises, each linked to the page that explains it, if there is one. */
export function OrderFacts({ leadTimeDays }: Pick<ItemView, 'leadTimeDays'>) {
  const hasContent = useHasContent()
  const leadTime: ProductPromise = {
    icon: 'clock',
    name: 'Срок изготовления',
    text: leadTimeDays === null ? 'назовём при расчёте' : formatLeadTime(leadTimeDays),
    link: '/help/#details',
  }
  const promises = useSiteProperties()?.productPromises ?? []
  return (
    <ul className={styles.facts}>
      {[leadTime, ...promises].map(({ icon, name, text, link }) => (
        <li key={name}>
          <FactLink to={link && hasContent(link.replace(/#.*/, '')) ? link : undefined}>
            <Icon name={icon} size={22} />
            <span>
              <span className={styles.name}>{name}</span> {text}
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
