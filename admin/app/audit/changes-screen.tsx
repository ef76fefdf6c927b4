import type { AuditSubject } from '@rapport/staff-contract/staff/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { EntryForms } from '../editing/entry-queries.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { changesQuery } from './audit-queries.ts'
import { AuditRows } from './audit-rows.tsx'
import { isSubject, subjectName, subjectPath } from './audit-subjects.ts'

export function ChangesScreen({ forms }: { forms: EntryForms }) {
  const [params] = useSearchParams()
  const subject = params.get('subject')
  const subjectId = params.get('subjectId')
  return (
    <>
      <h1>Что менялось</h1>
      {isSubject(subject) && subjectId ? (
        <Changes subject={subject} subjectId={subjectId} forms={forms} />
      ) : (
        <p>В&nbsp;адресе не&nbsp;сказано, о&nbsp;чём речь. Откройте эту страницу с&nbsp;формы.</p>
      )}
    </>
  )
}

function Changes({
  subject,
  subjectId,
  forms,
}: {
  subject: AuditSubject
  subjectId: string
  forms: EntryForms
}) {
  const options = changesQuery(subject, subjectId)
  const query = useInfiniteQuery(options)
  const title = query.data?.pages[0]?.rows.find((row) => row.title)?.title
  const path = subjectPath(subject, subjectId)
  const name = title ?? subjectName(subject)
  return (
    <Panel
      heading={subjectName(subject)}
      lead={<>{path ? <Link to={path}>{name}</Link> : name}. Время московское. Записи хранятся три года.</>}
    >
      <AuditRows
        query={query}
        queryKey={options.queryKey}
        forms={forms}
        empty="С тех пор как ведётся журнал, ничего не менялось."
      />
    </Panel>
  )
}
