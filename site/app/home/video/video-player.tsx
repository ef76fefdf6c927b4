import type { Film } from '@rapport/contract/home/home'
import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { findVideoId, videoPageUrl, videoPlayerUrl, videoThumbnailUrl } from '@rapport/contract/media/video'
import { type MouseEvent, type Ref, useRef } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { useVideoPlayer } from './use-video-player.ts'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  title: string
  /** URL at the host, or a bare id. */
  video: string
  film: Film | null
  /** Shown until the video plays; null: the host's thumbnail. */
  image: PictureValue | null
  /** Unique on the page. */
  anchor: string
  /** Whether its slide is active, so that it plays by itself. */
  active?: boolean
  onAsk?: () => void
  sizes: string
}

/** Picture that turns into a video on a press. Without JavaScript it links to the host. */
export function VideoPlayer({ title, video, film, image, anchor, active, onAsk, sizes }: VideoPlayerProps) {
  const id = findVideoId(video)
  const frame = useRef<HTMLIFrameElement>(null)
  const filmElement = useRef<HTMLVideoElement>(null)
  const { stage, framed, ask } = useVideoPlayer(frame, filmElement, {
    anchor,
    id,
    hasFilm: film !== null,
    active,
  })
  const href = id ? videoPageUrl(id) : film?.src
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk?.()
    ask()
  }
  return (
    <div id={anchor} className={styles.player}>
      {image && <Picture picture={image} alt="" shape="story" sizes={sizes} className={styles.picture} />}
      {!image && id && (
        // Empty alt: if the host is unreachable, no broken image is shown.
        <img
          src={videoThumbnailUrl(id)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.poster}
        />
      )}
      {framed && id && (
        <iframe
          ref={frame}
          src={videoPlayerUrl(id)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write"
          allowFullScreen
          // Hides the browser's error page of an unreachable host.
          data-hidden={stage === 'loading' || undefined}
          className={styles.screen}
        />
      )}
      {stage === 'film' && film && <FilmElement film={film} title={title} ref={filmElement} />}
      {stage === 'film' && id && (
        <a href={href} target="_blank" rel="noopener" className={styles.host}>
          Смотреть на RuTube
        </a>
      )}
      {stage === 'loading' && (
        <VisuallyHidden>
          <span role="status">Загружаем видео…</span>
        </VisuallyHidden>
      )}
      {stage !== 'film' && stage !== 'host' && href && (
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={`Смотреть видео: ${title}`}
          className={styles.open}
          onClick={play}
        >
          <span className={styles.sign} data-busy={stage === 'loading' || undefined}>
            <Icon name="play" size={32} />
          </span>
        </a>
      )}
    </div>
  )
}

function FilmElement({ film, title, ref }: { film: Film; title: string; ref: Ref<HTMLVideoElement> }) {
  const part = film.end === null ? `${film.start}` : `${film.start},${film.end}`
  return (
    <video
      ref={ref}
      src={`${film.src}#t=${part}`}
      aria-label={title}
      controls
      muted
      playsInline
      className={styles.screen}
    >
      <track kind="captions" src={film.captions} srcLang="ru" label="Русский" default />
    </video>
  )
}
