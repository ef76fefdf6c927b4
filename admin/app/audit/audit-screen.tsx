import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import type { EntryForms } from '../editing/entry-queries.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { readFilter } from './audit-filter.ts'
import { auditQuery } from './audit-queries.ts'
import { AuditRows } from './audit-rows.tsx'

const AuditFilters = lazyPart(async () => (await import('./audit-filters.tsx')).AuditFilters)

const getLogPath = (subject: string, subjectId: string) => `?${new URLSearchParams({ subject, subjectId })}`

export function AuditScreen({ forms }: { forms: EntryForms }) {
  const [params] = useSearchParams()
  const filter = readFilter(params)
  const options = auditQuery(useDeferredValue(filter))
  const query = useInfiniteQuery(options)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <h1>Журнал</h1>
      <Panel
        heading="Кто что сделал"
        lead={
          'Записи никто не\u00A0может изменить или удалить; хранятся три года. Личные данные скрыты. Время московское.'
        }
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <AuditFilters filter={filter} forms={forms} />
        </Suspense>
        <AuditRows
          query={query}
          queryKey={options.queryKey}
          forms={forms}
          getLogPath={getLogPath}
          empty={isNarrowed ? 'По этим фильтрам записей нет. Снимите один из них.' : 'Записей пока нет.'}
        />
      </Panel>
    </>
  )
}
