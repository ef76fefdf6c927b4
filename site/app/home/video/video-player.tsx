import type { Film } from '@rapport/contract/home/home'
import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { findVideoId, videoPageUrl, videoPlayerUrl, videoThumbnailUrl } from '@rapport/contract/media/video'
import { Slot } from '../../ui/element/slot.tsx'
import { Template } from '../../ui/element/template.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import hidden from '../../ui/text/visually-hidden.module.css'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  title: string
  /** URL at the host, or a bare id. */
  video: string
  film: Film | null
  /** Shown until the video plays; null: the host's thumbnail. */
  image: PictureValue | null
  sizes: string
}

/** Picture that turns into a video on a press: see play-video.ts. Without JavaScript it links to the host. */
export function VideoPlayer({ title, video, film, image, sizes }: VideoPlayerProps) {
  const id = findVideoId(video)
  const href = id ? videoPageUrl(id) : film?.src
  return (
    <video-player className={styles.player}>
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
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={`Смотреть видео: ${title}`}
          data-watch=""
          className={styles.open}
        >
          <span className={styles.sign}>
            <Icon name="play" size={32} />
          </span>
        </a>
      )}
      <Template>
        {id && (
          <iframe
            src={videoPlayerUrl(id)}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write"
            allowFullScreen
            className={styles.screen}
          />
        )}
        {film && (
          <div>
            <FilmElement film={film} title={title} />
            {id && (
              <a href={href} target="_blank" rel="noopener" className={styles.host}>
                Смотреть на RuTube
              </a>
            )}
          </div>
        )}
      </Template>
      <Slot role="status" className={hidden.hidden} />
    </video-player>
  )
}

function FilmElement({ film, title }: { film: Film; title: string }) {
  const part = film.end === null ? `${film.start}` : `${film.start},${film.end}`
  return (
    <video
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
