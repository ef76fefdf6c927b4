import type { MissingPage } from '@rapport/staff-contract/redirects/redirects'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { formatNumericDay } from '../ui/text/moscow-time.ts'
import type { RedirectDraft } from './redirect-dialog.tsx'
import { missingPagesQuery } from './redirect-queries.ts'
import styles from './redirects.module.css'

const columns: TableColumn<MissingPage>[] = [
  { key: 'path', heading: 'Адрес', isRowHeader: true, cell: ({ path }) => path },
  { key: 'hits', heading: 'Заходов', cell: ({ hits }) => hits.toLocaleString('ru-RU') },
  { key: 'day', heading: 'Последний', isWhole: true, cell: ({ lastDay }) => formatNumericDay(lastDay) },
  {
    key: 'suggestion',
    heading: 'Похоже на',
    cell: ({ suggestion }) =>
      suggestion ? (
        <a href={suggestion}>{suggestion}</a>
      ) : (
        <span className={styles.words}>Ничего похожего</span>
      ),
  },
]

/** Paths that answered 404, each with a button that creates a redirect. */
export function MissingPagesPanel({ onRedirect }: { onRedirect: (redirect: RedirectDraft) => void }) {
  const { role } = useSession().member
  const { data, error } = useQuery(missingPagesQuery)
  const action: TableColumn<MissingPage> = {
    key: 'actions',
    heading: 'Действия',
    isHeadingHidden: true,
    isWhole: true,
    cell: ({ path, suggestion }) => (
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={`Переадресовать ${path}`}
          onPress={() => onRedirect({ oldPath: path, newPath: suggestion ?? '', status: 301 })}
        >
          Переадресовать
        </Button>
      </div>
    ),
  }
  return (
    <Panel
      heading="Где посетители ничего не нашли"
      lead={'Адреса без страницы за\u00A030\u00A0дней. Кто заходил, не\u00A0записываем.'}
    >
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <Table
          label="Адреса без страницы"
          columns={hasPermission(role, 'seo.write') ? [...columns, action] : columns}
          items={data}
          getKey={({ path }) => path}
          empty="Таких заходов не было."
        />
      )}
    </Panel>
  )
}
