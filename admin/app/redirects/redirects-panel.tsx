import type { Redirect } from '@rapport/staff-contract/redirects/redirects'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { changesPath } from '../api/changes-path.ts'
import { useSession } from '../api/session-context.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import type { RedirectDraft } from './redirect-dialog.tsx'
import { redirectsQuery } from './redirect-queries.ts'
import styles from './redirects.module.css'

const columns: TableColumn<Redirect>[] = [
  { key: 'old', heading: 'Откуда', isRowHeader: true, cell: ({ oldPath }) => oldPath },
  { key: 'new', heading: 'Куда', cell: ({ newPath }) => <a href={newPath}>{newPath}</a> },
  {
    key: 'status',
    heading: 'На сколько',
    isWhole: true,
    cell: ({ status }) => (status === 302 ? 'На время' : 'Навсегда'),
  },
]

export function RedirectsPanel({ onEdit }: { onEdit: (redirect: RedirectDraft) => void }) {
  const { role } = useSession().member
  const query = useInfiniteQuery(redirectsQuery)
  const { data, error } = query
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<Redirect>()
  const removal = useMutation({
    networkMode: 'always',
    mutationFn: ({ oldPath, version }: Redirect) =>
      callAdmin('deleteRedirect', { form: { oldPath, version: String(version) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['redirects'] })
      setRemoved(undefined)
      showToast('Переадресация удалена')
    },
  })
  const actions: TableColumn<Redirect> = {
    key: 'actions',
    heading: 'Действия',
    isHeadingHidden: true,
    isWhole: true,
    cell: (redirect) => (
      <div className={styles.actions}>
        {hasPermission(role, 'seo.write') && (
          <Button
            variant="quiet"
            aria-label={`Изменить ${redirect.oldPath}`}
            onPress={() => onEdit(redirect)}
          >
            Изменить
          </Button>
        )}
        <Menu
          label={`Ещё действия: ${redirect.oldPath}`}
          actions={[
            { label: 'Что менялось', icon: 'history', href: changesPath('redirect', redirect.oldPath) },
            ...(hasPermission(role, 'seo.delete')
              ? [{ label: 'Удалить…', isDangerous: true, onAction: () => setRemoved(redirect) }]
              : []),
          ]}
        >
          <Icon name="more" />
        </Menu>
      </div>
    ),
  }
  return (
    <Panel
      heading="Переадресации"
      lead={
        'Прежние адреса, с\u00A0которых посетители попадают на\u00A0нынешние. Переименованные страницы встают сюда сами.'
      }
      actions={
        hasPermission(role, 'seo.write') && (
          <Button onPress={() => onEdit({ oldPath: '', newPath: '', status: 301 })}>Добавить</Button>
        )
      }
    >
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {!data && !error && <Skeleton lines={4} />}
      <ListParts query={query} queryKey={redirectsQuery.queryKey}>
        {data && (
          <Table
            label="Переадресации"
            columns={[...columns, actions]}
            items={data.pages.flatMap(({ redirects }) => redirects)}
            getKey={({ oldPath }) => oldPath}
            empty="Переадресаций пока нет."
          />
        )}
      </ListParts>
      {removed && (
        <Question
          heading="Удалить переадресацию?"
          text={`С\u00A0адреса ${removed.oldPath} посетители больше никуда не\u00A0попадут.`}
          action="Удалить"
          error={removal.error}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Panel>
  )
}
