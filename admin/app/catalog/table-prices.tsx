import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { itemTiersQuery } from '../api/site-search.ts'
import { entryPath, formatTitle } from '../editing/entry-kinds.ts'
import { entriesByKeysQuery } from '../editing/entry-queries.ts'
import styles from './item-form.module.css'

interface TablePricesProps {
  heading: string
  codes: readonly string[]
  /** Published slug and version; undefined before the first publication. */
  published: { slug: string; version: number } | undefined
}

/** Read-only prices of an item with price groups, which are edited in their own forms. */
export function TablePrices({ heading, codes, published }: TablePricesProps) {
  const { data: tiers } = useQuery(itemTiersQuery(published))
  return (
    <section className={styles.tablePrices} aria-label={heading}>
      <h3>{heading}</h3>
      {tiers && tiers.length > 0 && (
        <ul className={styles.tiers}>
          {tiers.map(({ from, price }) => (
            <li key={from}>
              от&nbsp;{from.toLocaleString('ru-RU')}&nbsp;—{' '}
              {price === null ? 'по\u00A0запросу' : <b>{formatPrice(price)}&nbsp;₽</b>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        {tiers && 'Это самые низкие цены без\u00A0входа, как они сейчас на\u00A0сайте. '}
        Их&nbsp;меняют в&nbsp;таблицах: <GroupLinks codes={codes} />. Страница, карточки, фильтры и&nbsp;поиск
        считают от&nbsp;таблиц.
      </p>
    </section>
  )
}

/** Links to the price groups; only their codes for members who may not read them. */
function GroupLinks({ codes }: Pick<TablePricesProps, 'codes'>) {
  const { member } = useSession()
  const enabled = hasPermission(member.role, getKindPermissions('price-group').read)
  const { data: groups = [] } = useQuery({ ...entriesByKeysQuery('price-group', codes), enabled })
  return codes.map((code, index) => {
    const group = groups.find(({ key }) => key === code)
    const path = group && entryPath(group)
    return (
      <span key={code}>
        {index > 0 && ', '}
        {group && path ? <Link to={path}>{formatTitle(group)}</Link> : code}
      </span>
    )
  })
}
