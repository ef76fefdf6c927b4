import { DAY_MS } from '@rapport/contract/hours/durations'
import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { refreshMedia } from '../media/media-queries.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { formatMoscow } from '../ui/text/moscow-time.ts'
import { showToast } from '../ui/toast/toasts.ts'

/** Restores a picture from the trash; shows until when that is possible. */
export function TrashedPicture({ asset: { id, version, trashedAt } }: { asset: MediaAsset }) {
  const { role } = useSession().member
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('restoreMedia', { params: { id }, form: { version } }),
    onSuccess: () => showToast('Возвращено из\u00A0корзины'),
    onSettled: () => refreshMedia(client),
  })
  const until = new Date(Date.parse(trashedAt ?? '') + TRASH_DAYS * DAY_MS).toISOString()
  return (
    <Notice>
      <p>
        Картинка в&nbsp;корзине: выбрать её нельзя. Удалится насовсем {formatMoscow(until)} по&nbsp;Москве.
      </p>
      {error && <p role="alert">{failureText(error)}</p>}
      {hasPermission(role, 'media.delete') && (
        <Button isPending={isPending} onPress={() => mutate()}>
          Вернуть
        </Button>
      )}
    </Notice>
  )
}
