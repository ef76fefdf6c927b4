import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { Badge } from '../ui/badge/badge.tsx'
import styles from './media-grid.module.css'
import { Thumbnail } from './thumbnail.tsx'

export const MediaTile = ({ asset: { name, picture, state, mediaType } }: { asset: MediaAsset }) => (
  <>
    <Thumbnail picture={picture} className={styles.picture} />
    <code className={styles.name}>{name}</code>
    <span className={styles.facts}>
      {mediaType === 'image/svg+xml' ? 'Рисунок' : `${picture.width} × ${picture.height}`}
      {state === 'pending' && <Badge kind="waiting">Готовится</Badge>}
      {state === 'failed' && <Badge kind="bad">Не получилось</Badge>}
      {state === 'ready' && picture.alt === '' && <Badge>Без описания</Badge>}
    </span>
  </>
)
