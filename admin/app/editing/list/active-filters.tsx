import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { facetLabels } from '@rapport/contract/editing/lists/entry-facets'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { listChoicesQuery } from '../entry-queries.ts'
import { useEntryTitles } from '../entry-titles.ts'
import styles from './list-tools.module.css'
import type { AddressChanges, ListAddress } from './use-list-address.ts'

/** Returns each part of a filter in words, «Раздел: Футболки», and what takes it off. */
function useFilterWords(
  kind: ContentKindName,
  { facets = [], tag, parent, editor, since }: ListAddress['filter'],
): { words: string; off: AddressChanges }[] {
  const { data } = useQuery({ ...listChoicesQuery(kind), enabled: editor !== undefined })
  const groupTitle = useEntryTitles('item', parent === undefined ? [] : [String(parent)])
  const labels = facetLabels(kind)
  const editorName = data?.editors.find(({ id }) => id === editor)?.name || `сотрудник ${editor}`
  return [
    ...facets.map((facet) => ({
      words: labels[facet] ?? facet,
      off: { facets: facets.filter((one) => one !== facet).join() },
    })),
    ...(parent === undefined
      ? []
      : [{ words: `Раздел: ${groupTitle(String(parent))}`, off: { parent: '' } }]),
    ...(tag === undefined ? [] : [{ words: `Тег: ${tag}`, off: { tag: '' } }]),
    ...(editor === undefined ? [] : [{ words: `Изменил: ${editorName}`, off: { editor: '' } }]),
    ...(since === undefined
      ? []
      : [{ words: `Изменено с\u00A0${formatNumericDay(since)}`, off: { since: '' } }]),
  ]
}

/** What narrows a list, in words: each a link to the list without it. */
export function ActiveFilters({ kind, address }: { kind: ContentKindName; address: ListAddress }) {
  const filters = useFilterWords(kind, address.filter)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Отобрано" className={styles.active}>
      {filters.map(({ words, off }) => (
        <li key={words}>
          <Link
            to={address.hrefWith(off)}
            replace
            aria-label={`Снять отбор: ${words}`}
            className={styles.activeFilter}
          >
            {words}
            <Icon name="close" size={12} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
