import type { HomeBlocks } from '@rapport/contract/home/home'
import { PORTFOLIO_SLIDE } from '@rapport/contract/home/home-limits'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './portfolio.module.css'

type Work = HomeBlocks['portfolio']['pictures'][number]

/** Pictures of finished work, which open large. Without JavaScript they are links. */
export function Portfolio({ portfolio: { title, pictures } }: { portfolio: HomeBlocks['portfolio'] }) {
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const enlarge = (event: MouseEvent, work: Work) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(pictures.indexOf(work))
    setOpen(true)
  }
  const large = pictures[shown]
  return (
    <section aria-labelledby="portfolio-heading">
      <h2 id="portfolio-heading" className={styles.heading}>
        {formatTitle(title)}
      </h2>
      <Carousel label="Работы" loop className={styles.carousel}>
        {toSlides(pictures).map((slide) => (
          <div key={slide[0]?.id} className={styles.slide}>
            {slide.map((work) => (
              <a
                key={work.id}
                href={work.image.fallback}
                aria-haspopup="dialog"
                className={styles.work}
                onClick={(event) => enlarge(event, work)}
              >
                <span className={styles.frame}>
                  <Picture
                    picture={work.image}
                    alt=""
                    shape="card"
                    sizes="(min-width: 1024px) 25vw, 50vw"
                    className={styles.picture}
                  />
                </span>
                <span className={styles.title}>{formatTitle(work.title)}</span>
              </a>
            ))}
          </div>
        ))}
      </Carousel>
      {pictures.some(({ image }) => image.prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
      )}
      {large && (
        <Dialog open={open} onToggle={setOpen} label={large.title} variant="image" closeLabel="Закрыть">
          {open && (
            <LargeWork
              work={large}
              move={(step) => setShown((shown + step + pictures.length) % pictures.length)}
            />
          )}
        </Dialog>
      )}
    </section>
  )
}

function toSlides(pictures: Work[]): Work[][] {
  const count = Math.ceil(pictures.length / PORTFOLIO_SLIDE)
  return Array.from({ length: count }, (_, index) =>
    pictures.slice(index * PORTFOLIO_SLIDE, (index + 1) * PORTFOLIO_SLIDE),
  )
}

function LargeWork({ work, move }: { work: Work; move: (step: 1 | -1) => void }) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what its buttons do
    <div className={styles.large} onKeyDown={onKeyDown}>
      <Picture
        key={work.id}
        picture={work.image}
        alt={work.image.alt}
        shape="card"
        priority="eager"
        sizes="min(100vw, 900px)"
        className={styles.largePicture}
      />
      <div className={styles.bar}>
        <IconButton icon="arrowLeft" label="Предыдущая работа" onClick={() => move(-1)} />
        <p role="status" className={styles.caption}>
          {formatTitle(work.title)}
        </p>
        <IconButton icon="arrowRight" label="Следующая работа" data-focus-first onClick={() => move(1)} />
      </div>
    </div>
  )
}
