import { sharePicturePath } from '@rapport/contract/media/media'
import { useQuery } from '@tanstack/react-query'
import { mediaByFileQuery } from '../../media/media-queries.ts'
import type { SnippetTexts } from './search-snippet.tsx'
import styles from './share-card.module.css'

export function ShareCard({ title, description, picture }: SnippetTexts & { picture: string | null }) {
  const { data: asset } = useQuery({ ...mediaByFileQuery(picture ?? ''), enabled: picture !== null })
  return (
    <figure aria-label="Карточка ссылки в мессенджерах и соцсетях" className={styles.card}>
      {asset ? (
        <img src={sharePicturePath(asset.picture.src)} alt="" loading="lazy" className={styles.picture} />
      ) : (
        <span className={styles.none}>Без картинки</span>
      )}
      <figcaption className={styles.words}>
        <code className={styles.host}>{location.host}</code>
        <b>{title}</b>
        <span className={styles.description}>{description}</span>
      </figcaption>
    </figure>
  )
}
