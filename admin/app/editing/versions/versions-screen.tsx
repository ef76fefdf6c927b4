import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { VersionPreview } from '@rapport/staff-contract/entries/entries'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import type { EntryForm } from '../entry-form.ts'
import { entryKinds, formatTitle } from '../entry-kinds.ts'
import { entryQuery, versionsQuery } from '../entry-queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { VersionDifference } from './version-difference.tsx'
import { REASONS, VersionList } from './version-list.tsx'
import styles from './versions.module.css'

const toOption = ({ id, number, createdAt, reason }: VersionPreview) => ({
  value: String(id),
  label: `№\u00A0${number}, ${formatMoment(createdAt)} — ${REASONS[reason].toLowerCase()}`,
})

/** Screen of an entry's versions: compare any two, restore one. */
export function VersionsScreen<K extends ContentKindName>({ form }: { form: EntryForm<K> }) {
  const id = Number(useParams().id)
  const { member } = useSession()
  const [params, setParams] = useSearchParams()
  const [restored, setRestored] = useState<VersionPreview>()
  const { data: entry } = useQuery(entryQuery(id))
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery(id))
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  const path = `${entryKinds[form.kind]?.path}${id}/`
  const compare = (from: number | string, to: number | string) =>
    setParams({ from: String(from), to: String(to) }, { replace: true })
  const to = params.get('to') ?? String(versions[0]?.id ?? '')
  const from = params.get('from') ?? String(versions[1]?.id ?? '')

  return (
    <>
      <h1>Версии</h1>
      <p>
        <Link to={path}>{entry ? formatTitle(entry) : 'К\u00A0форме'}</Link>
      </p>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {!data && !error && <Skeleton lines={6} />}
      {versions.length > 1 && (
        <Panel heading="Что изменилось">
          <div className={styles.choice}>
            <Select
              label="Было"
              options={versions.map(toOption)}
              value={from}
              onChange={(chosen) => compare(chosen, to)}
            />
            <Select
              label="Стало"
              options={versions.map(toOption)}
              value={to}
              onChange={(chosen) => compare(from, chosen)}
            />
          </div>
          <VersionDifference from={Number(from)} to={Number(to)} fields={form.fields} />
        </Panel>
      )}
      {data && (
        <Panel heading="Все версии" lead="Опубликованные хранятся всегда, сохранённые&nbsp;— последние сто.">
          <VersionList
            versions={versions}
            mayWrite={hasPermission(member.role, getKindPermissions(form.kind).write)}
            onCompare={compare}
            onRestore={setRestored}
          />
          {hasNextPage && (
            <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              Показать ещё
            </Button>
          )}
        </Panel>
      )}
      {restored && entry && (
        <RestoreDialog version={restored} entry={entry} path={path} onClose={() => setRestored(undefined)} />
      )}
    </>
  )
}
