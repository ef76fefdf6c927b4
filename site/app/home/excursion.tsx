import type { HomeBlocks } from '@rapport/contract/home/home'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Section } from '../ui/section/section.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './excursion.module.css'
import { VideoPlayer } from './video/video-player.tsx'

/** Tour of the factory by videos. The video of the active slide plays. */
export const Excursion = ({ excursion }: { excursion: HomeBlocks['excursion'] }) => (
  <Section
    heading={excursion.title}
    aside={excursion.subtitle && <p className={styles.subtitle}>{excursion.subtitle}</p>}
    tone="paper"
  >
    <video-excursion className={styles.block}>
      <Carousel
        label="Видео с производства"
        perView={{ wide: 2, small: 1.03 }}
        gap={{ wide: 16, small: 20 }}
        loop
      >
        {excursion.videos.map(({ id, ...video }) => (
          <figure key={id} className={styles.video}>
            <VideoPlayer
              {...video}
              sizes="(min-width: 1420px) 652px, (min-width: 768px) 46vw, calc(100vw - 42px)"
            />
            <figcaption className={styles.title}>{formatTitle(video.title)}</figcaption>
          </figure>
        ))}
      </Carousel>
    </video-excursion>
  </Section>
)
