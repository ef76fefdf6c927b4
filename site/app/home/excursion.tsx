import type { HomeBlocks } from '@rapport/contract/home/home'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Section } from '../ui/section/section.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './excursion.module.css'
import { VideoPlayer } from './video/video-player.tsx'

/** Visible share of the block at which its videos play. */
const SEEN_SHARE = 0.6

/** Tour of the factory by videos. The video of the active slide plays. */
export function Excursion({ excursion }: { excursion: HomeBlocks['excursion'] }) {
  const [current, setCurrent] = useState(0)
  const block = useRef<HTMLDivElement>(null)
  const seen = useIsVisible(block)
  return (
    <Section
      heading={excursion.title}
      aside={excursion.subtitle && <p className={styles.subtitle}>{excursion.subtitle}</p>}
      tone="paper"
    >
      <div ref={block}>
        <Carousel
          label="Видео с производства"
          perView={{ wide: 2, small: 1.03 }}
          gap={{ wide: 16, small: 20 }}
          loop
          onChange={setCurrent}
        >
          {excursion.videos.map(({ id, ...video }, index) => (
            <figure key={id} className={styles.video}>
              <VideoPlayer
                {...video}
                anchor={`video-${id}`}
                active={seen && index === current}
                onAsk={() => setCurrent(index)}
                sizes="(min-width: 1420px) 652px, (min-width: 768px) 46vw, calc(100vw - 42px)"
              />
              <figcaption className={styles.title}>{formatTitle(video.title)}</figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </Section>
  )
}

/** Returns whether an element is in view now. */
function useIsVisible(ref: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE),
      { threshold: SEEN_SHARE },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return visible
}
