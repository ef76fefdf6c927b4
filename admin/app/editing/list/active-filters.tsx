import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { facetLabels } from '@rapport/staff-contract/lists/entry-facets'
import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '../../lists/filter-chips.tsx'
import type { QueryChanges } from '../../lists/use-query-change.ts'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { listChoicesQuery } from '../entry-queries.ts'
import { useEntryTitles } from '../entry-titles.ts'
import type { ListUrl } from './use-list-url.ts'

/** Returns each active filter in words, «Раздел: Футболки», with the change that removes it. */
function useFilterWords(
  kind: ContentKindName,
  { facets = [], tag, parent, editor, since }: ListUrl['filter'],
): { words: string; off: QueryChanges }[] {
  const { data } = useQuery({ ...listChoicesQuery(kind), enabled: editor !== undefined })
  const groupTitle = useEntryTitles('item', parent === undefined ? [] : [String(parent)])
  const labels = facetLabels(kind)
  const editorName = data?.editors.find(({ id }) => id === editor)?.name || `сотрудник ${editor}`
  return [
    ...facets.map((facet) => ({
      words: labels[facet] ?? facet,
      off: { facets: facets.filter((item) => item !== facet).join() },
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

export function ActiveFilters({ kind, listUrl }: { kind: ContentKindName; listUrl: ListUrl }) {
  const filters = useFilterWords(kind, listUrl.filter)
  return <FilterChips chips={filters.map(({ words, off }) => ({ words, href: listUrl.hrefWith(off) }))} />
}
