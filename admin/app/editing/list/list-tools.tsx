import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { ENTRY_STATES } from '@rapport/staff-contract/entries/entries'
import { DEFAULT_SORT, type EntrySort } from '@rapport/staff-contract/lists/entry-list'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { writableFields } from '@rapport/staff-contract/staff/content-permissions'
import { Suspense, useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { SavedViews } from '../../lists/saved-views.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import { STATE_NAMES } from '../state-badge.tsx'
import { ActiveFilters } from './active-filters.tsx'
import styles from './list-tools.module.css'
import type { ListUrl } from './use-list-url.ts'
import { ViewDialog } from './view-dialog.tsx'

/** Has dates and a choice of groups, which the list itself does not need. */
const FilterDialog = lazyPart(async () => (await import('./filter-dialog.tsx')).FilterDialog)

const SORTS: { value: EntrySort; label: string }[] = [
  { value: '-changed', label: 'Сначала новые правки' },
  { value: 'changed', label: 'Сначала давние правки' },
  { value: 'title', label: 'По\u00A0названию, А\u00A0→\u00A0Я' },
  { value: '-title', label: 'По\u00A0названию, Я\u00A0→\u00A0А' },
  { value: 'state', label: 'По\u00A0состоянию' },
  { value: '-state', label: 'По\u00A0состоянию, с\u00A0конца' },
]

/** Names of the URL's parameters, for the notice about invalid ones. */
const PARAMETER_NAMES: Record<string, string> = {
  title: 'слова заголовка',
  state: 'состояние',
  facets: 'отметки',
  tag: 'тег',
  parent: 'раздел',
  editor: 'сотрудник',
  since: 'день',
  sort: 'порядок',
  columns: 'столбцы',
}

/** Search, filters, order, columns and saved views of a list. */
export function ListTools({ kind, listUrl }: { kind: ContentKindName; listUrl: ListUrl }) {
  const { member } = useSession()
  const [dialog, setDialog] = useState<'filter' | 'view' | 'saved'>()
  const { filter, sort, unknown, change, hrefWith } = listUrl
  const close = () => setDialog(undefined)
  return (
    <>
      <FilterLinks
        label="Состояние"
        links={[undefined, ...ENTRY_STATES].map((state) => ({
          label: state ? STATE_NAMES[state] : 'Все',
          href: hrefWith({ state: state ?? '' }),
          isCurrent: state === filter.state,
        }))}
      />
      <div className={styles.row}>
        <div className={styles.buttons}>
          <TitleSearch
            key={filter.state}
            value={filter.title ?? ''}
            onSearch={(title) => change({ title })}
          />
          <Button variant="secondary" onPress={() => setDialog('filter')}>
            Отбор
          </Button>
          <Button variant="secondary" onPress={() => setDialog('view')}>
            Столбцы
          </Button>
          <Button variant="secondary" onPress={() => setDialog('saved')}>
            Виды
          </Button>
        </div>
        <div className={styles.sort}>
          <Select
            label="Сортировка"
            options={SORTS}
            value={sort}
            onChange={(chosen) => change({ sort: chosen === DEFAULT_SORT ? '' : chosen })}
          />
        </div>
      </div>
      <ActiveFilters kind={kind} listUrl={listUrl} />
      {unknown.length > 0 && (
        <Notice kind="warning">
          {`В\u00A0адресе непонятно: ${unknown.map((name) => PARAMETER_NAMES[name]).join(', ')}. Показано без этого.`}
        </Notice>
      )}
      {dialog === 'filter' && (
        <Suspense>
          <FilterDialog kind={kind} filter={filter} onChange={change} onClose={close} />
        </Suspense>
      )}
      {dialog === 'view' && <ViewDialog kind={kind} listUrl={listUrl} onClose={close} />}
      {dialog === 'saved' && (
        <SavedViews
          kind={kind}
          query={listUrl.query}
          hint="Отбор, порядок и&nbsp;столбцы"
          mayShare={writableFields(member.role, kind) !== 'none'}
          onClose={close}
        />
      )}
    </>
  )
}

function TitleSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <SearchField
      label="Найти по&nbsp;заголовку"
      value={typed}
      onChange={setTyped}
      onPause={(words) => words !== value && onSearch(words)}
      maxLength={TITLE_QUERY_MAX}
    />
  )
}
