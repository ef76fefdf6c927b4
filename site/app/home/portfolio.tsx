import type { HomeBlocks } from '@rapport/contract/home/home'
import { PORTFOLIO_SLIDE } from '@rapport/contract/home/home-limits'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { PictureViewer } from '../ui/picture/picture-viewer.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './portfolio.module.css'

type Work = HomeBlocks['portfolio']['pictures'][number]

/** Pictures of finished work, which open large. Without JavaScript they are links. */
export function Portfolio({ portfolio: { title, pictures } }: { portfolio: HomeBlocks['portfolio'] }) {
  return (
    <section aria-labelledby="portfolio-heading">
      <h2 id="portfolio-heading" className={styles.heading}>
        {formatTitle(title)}
      </h2>
      <PictureViewer
        closeLabel="Закрыть"
        largeClassName={styles.large}
        pictureClassName={styles.largePicture}
        sizes="min(100vw, 900px)"
        bar={bar}
      >
        <Carousel label="Работы" loop className={styles.carousel}>
          {toSlides(pictures).map((slide) => (
            <div key={slide[0]?.id} className={styles.slide}>
              {slide.map(({ id, image, title }) => (
                <a
                  key={id}
                  href={image.fallback}
                  aria-haspopup="dialog"
                  data-enlarge={formatTitle(title)}
                  data-alt={image.alt}
                  className={styles.work}
                >
                  <span className={styles.frame}>
                    <Picture
                      picture={image}
                      alt=""
                      shape="card"
                      sizes="(min-width: 1024px) 25vw, 50vw"
                      className={styles.picture}
                    />
                  </span>
                  <span className={styles.title}>{formatTitle(title)}</span>
                </a>
              ))}
            </div>
          ))}
        </Carousel>
      </PictureViewer>
      {pictures.some(({ image }) => image.prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
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

const bar = (
  <div className={styles.bar}>
    <IconButton icon="arrowLeft" label="Предыдущая работа" data-step="-1" />
    <p role="status" data-fill="title" />
    <IconButton icon="arrowRight" label="Следующая работа" data-focus-first data-step="1" />
  </div>
)
