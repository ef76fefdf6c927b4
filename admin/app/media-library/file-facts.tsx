import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { Notice } from '../ui/notice/notice.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import styles from './media-details.module.css'

const size = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** Facts of a file, with a warning while its widths are missing. */
export function FileFacts({ asset }: { asset: MediaAsset }) {
  const { file, picture, bytes, createdAt, state } = asset
  const megabytes = bytes / 1024 / 1024
  return (
    <>
      {state === 'pending' && (
        <Notice kind="warning">Картинка готовится в&nbsp;разных размерах. Это займёт минуту.</Notice>
      )}
      {state === 'failed' && (
        <Notice kind="error">
          Подготовить картинку не&nbsp;удалось. Замените файл: сохраните его заново и&nbsp;загрузите.
        </Notice>
      )}
      <p className={styles.facts}>
        <code>{file}</code>
        <span>
          {picture.width} × {picture.height}
        </span>
        <span>
          {megabytes >= 0.1 ? `${size.format(megabytes)}\u00A0МБ` : `${size.format(bytes / 1024)}\u00A0КБ`}
        </span>
        <span>{formatMoment(createdAt)}</span>
      </p>
    </>
  )
}
