import { useQuery } from '@tanstack/react-query'
import { Progress } from '../ui/progress/progress.tsx'
import { pendingPicturesQuery } from './media-queries.ts'
import styles from './pictures-progress.module.css'

/** How many pictures are ready for the site, while some are not. Updates itself. */
export function PicturesProgress() {
  const { data } = useQuery(pendingPicturesQuery)
  if (!data?.left) return null
  const done = data.total - data.left
  const count = data.total.toLocaleString('ru-RU')
  return (
    <div className={styles.progress}>
      <p>{`Готовим фото: ${done.toLocaleString('ru-RU')} из\u00A0${count}`}</p>
      <Progress label="Готовим фото" value={done / data.total} />
    </div>
  )
}
