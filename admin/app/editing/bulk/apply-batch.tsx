import type { Batch } from '@rapport/staff-contract/batches/batches'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pendingPicturesQuery } from '../../media/media-queries.ts'
import { PicturesProgress } from '../../media/pictures-progress.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './bulk.module.css'

interface ApplyBatchProps {
  batch: Batch
  /** Entries that will change. */
  count: number
  isPending: boolean
  onApply: () => void
}

/** The button that applies a dry run. A publication waits until the pictures are ready, unless staff insist. */
export function ApplyBatch({ batch, count, isPending, onApply }: ApplyBatchProps) {
  const mayWait = batch.result === 'publish' && batch.kinds.some((kind) => kind !== 'picture')
  const { data } = useQuery({ ...pendingPicturesQuery, enabled: mayWait })
  const left = mayWait ? (data?.left ?? 0) : 0
  const [isWaiting, setWaiting] = useState(false)
  const apply = useEffectEvent(() => {
    setWaiting(false)
    onApply()
  })
  const isReady = left === 0
  useEffect(() => {
    if (isWaiting && isReady) apply()
  }, [isWaiting, isReady])
  return (
    <>
      {left > 0 && <PicturesProgress />}
      <div className={styles.actions}>
        <Button isPending={isPending || isWaiting} onPress={() => (left > 0 ? setWaiting(true) : onApply())}>
          {`Применить: ${count.toLocaleString('ru-RU')}`}
        </Button>
        {isWaiting && (
          <Button variant="secondary" onPress={() => apply()}>
            Не&nbsp;ждать
          </Button>
        )}
        <span className={styles.soft} role="status">
          {isWaiting
            ? 'Опубликуем, когда фото будут готовы. Не\u00A0закрывайте страницу.'
            : 'Пока ничего не\u00A0записано. Всё можно будет вернуть.'}
        </span>
      </div>
    </>
  )
}
