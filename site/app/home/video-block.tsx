import type { VideoBlock as VideoBlockData } from '@rapport/contract/home/home'
import { formatTitle } from '../ui/text/format-title.ts'
import { RichText } from '../ui/text/rich-text.tsx'
import { VideoPlayer } from './video/video-player.tsx'
import styles from './video-block.module.css'

/** Video about the factory with a text. */
export function VideoBlock({ block: { title, text, ...video } }: { block: VideoBlockData }) {
  return (
    <section aria-labelledby="video-heading" className={styles.block}>
      <h2 id="video-heading" className={styles.heading}>
        {formatTitle(title)}
      </h2>
      <div className={styles.video}>
        <VideoPlayer
          title={title}
          {...video}
          sizes="(min-width: 1680px) 990px, (min-width: 1024px) 59vw, 100vw"
        />
      </div>
      <div className={styles.text}>
        <RichText html={text} />
      </div>
    </section>
  )
}
