import type { SiteProperties } from '@rapport/contract/site/site'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './home-head.module.css'

/** Top of a home page without slides: the factory's name and what it is. */
export const HomeHead = ({ name, tagline }: Pick<SiteProperties, 'name' | 'tagline'>) => (
  <div className={styles.head}>
    <h1>{formatTitle(name)}</h1>
    {tagline && <p className={styles.tagline}>{tagline}</p>}
    <OrderLink />
  </div>
)
