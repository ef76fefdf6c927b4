import { DAY_MS } from '@rapport/contract/hours/durations'
import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { formatMoscow } from '../../ui/text/moscow-time.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { entryQuery, refreshLists } from '../entry-queries.ts'
import styles from './trash-notice.module.css'

/** Restores an entry from the trash, unchanged or as a draft; shows until when that is possible. */
export function TrashNotice({ entry }: { entry: Pick<Entry, 'id' | 'version' | 'kind' | 'trashedAt'> }) {
  const { member } = useSession()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (as: 'before' | 'draft') =>
      callAdmin('restoreEntry', { params: { id: entry.id }, form: { version: entry.version, as } }),
    onSuccess: ({ entry: restored }) => {
      refreshLists([restored])
      showToast(restored.published ? 'Снова на\u00A0сайте' : 'Возвращено из\u00A0корзины')
      // The notice with the pressed button unmounts.
      document.getElementById('screen')?.focus({ preventScroll: true })
      void queryClient.resetQueries(entryQuery(entry.id))
    },
  })
  const until = new Date(Date.parse(entry.trashedAt ?? '') + TRASH_DAYS * DAY_MS).toISOString()
  const mayWrite = hasPermission(member.role, getKindPermissions(entry.kind).write)
  const mistakes = error instanceof AdminError ? Object.values(error.fields).flat() : []
  return (
    <Notice>
      <p>
        Это в&nbsp;корзине: на&nbsp;сайте и&nbsp;в&nbsp;списках его нет. Удалится насовсем{' '}
        {formatMoscow(until)} по&nbsp;Москве.
      </p>
      {error && (
        <p role="alert" className={styles.mistake}>
          {mistakes.length > 0
            ? `На\u00A0сайт сразу не\u00A0вернуть. ${mistakes.join('. ')}: для этого верните черновиком.`
            : failureText(error)}
        </p>
      )}
      {mayWrite && (
        <div className={styles.buttons}>
          <Button
            variant={mistakes.length > 0 ? 'secondary' : 'primary'}
            isPending={isPending}
            onPress={() => mutate('before')}
          >
            Вернуть
          </Button>
          {mistakes.length > 0 && (
            <Button isPending={isPending} onPress={() => mutate('draft')}>
              Вернуть черновиком
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}
