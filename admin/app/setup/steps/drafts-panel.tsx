import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { BATCHES_PATH } from '../../editing/entry-kinds.ts'
import { entryCountQuery } from '../../editing/entry-queries.ts'
import { PicturesProgress } from '../../media/pictures-progress.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'

const DRAFTS = { state: 'draft' } as const

/** Drafts of the catalogue, which an import leaves, and their publication all at once. Renders nothing without drafts. */
export function DraftsPanel() {
  const navigate = useNavigate()
  const { data } = useQuery({ ...entryCountQuery('item', DRAFTS), staleTime: 0 })
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callAdmin('planBatch', {
        form: {
          kind: 'item',
          title: 'Каталог. Опубликовать черновики',
          filter: DRAFTS,
          change: { action: 'publish' },
          result: 'publish',
        },
      }),
    onSuccess: ({ batch }) => void navigate(`${BATCHES_PATH}${batch.id}/`),
  })
  if (!data?.count) return null
  return (
    <Panel
      heading={`Черновики: ${data.count.toLocaleString('ru-RU')}`}
      lead="Загруженное остаётся черновиками, пока вы не&nbsp;опубликуете."
    >
      <PicturesProgress />
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
        Опубликовать черновики…
      </Button>
    </Panel>
  )
}
