import { proofPath } from '@rapport/contract/paths/paths'
import { SHOWN_WIDTHS, shownSize } from '@rapport/contract/proofs/pin'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { ProofPagePicture } from '@rapport/contract/proofs/public-proof'
import { classNames } from '../ui/text/class-names.ts'
import styles from './proof.module.css'

interface ProofPictureProps {
  page: ProofPage
  /** Whether a place can be chosen. */
  isOpen: boolean
}

/** The shown page with its pins, links to other pages, and the large picture. */
export const ProofPicture = ({ page, isOpen }: ProofPictureProps) => {
  const { proof, shownPage } = page
  const shown = proof.pages.find((one) => one.page === shownPage)
  if (!shown)
    return (
      <p className={styles.message}>
        {proof.files.every(({ path }) => path === null)
          ? 'Файлы этого макета удалены: срок их хранения истёк.'
          : 'Этот файл нельзя показать здесь. Скачайте его и\u00A0проверьте на\u00A0компьютере.'}
      </p>
    )
  const alt = proof.pages.length > 1 ? `Макет, страница ${shownPage}` : 'Макет'
  return (
    <section id="picture" aria-label={alt} className={styles.picture}>
      <PageLinks page={page} />
      <div className={styles.stage}>
        {isOpen ? (
          <ClickedPictures page={page} shown={shown} alt={alt} />
        ) : (
          <Pictures shown={shown} alt={alt} />
        )}
        <Pins page={page} />
      </div>
      <p className={styles.hint}>
        {isOpen && <>Нажмите на&nbsp;место в&nbsp;макете, чтобы оставить к&nbsp;нему комментарий. </>}
        <a href={shown.large} target="_blank" rel="noreferrer">
          Открыть крупно
        </a>
      </p>
    </section>
  )
}

/** Links to the pages; nothing if there is only one. */
const PageLinks = ({ page: { token, proof, shownPage } }: { page: ProofPage }) =>
  proof.pages.length > 1 && (
    <nav aria-label="Страницы макета">
      <ul className={styles.pages}>
        {proof.pages.map(({ page }) => (
          <li key={page}>
            <a
              href={`${proofPath(token)}?version=${proof.version}&page=${page}#picture`}
              aria-current={page === shownPage ? 'page' : undefined}
            >
              <span className={styles.pageWord}>Страница </span>
              {page}
              {proof.comments.some((comment) => comment.page === page && !comment.isSolved) && (
                <span className={styles.mark} title="Есть комментарии" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

/**
 * The picture as a button: a press sends its place in pixels. The server must know how wide the picture was, so there is
 * one for each width of the screen, and styles show the right one.
 */
const ClickedPictures = ({
  page: { token, proof },
  shown,
  alt,
}: {
  page: ProofPage
  shown: ProofPagePicture
  alt: string
}) =>
  SHOWN_WIDTHS.map((limit) => (
    <form
      key={limit}
      action={`${proofPath(token)}#comment`}
      className={classNames(styles.sized, styles[`to${limit}`])}
    >
      <input type="hidden" name="version" value={proof.version} />
      <input type="hidden" name="page" value={shown.page} />
      <input type="hidden" name="shown" value={limit} />
      <input
        type="image"
        src={shown.small}
        alt={`${alt}: нажмите на место, чтобы оставить комментарий`}
        {...shownSize(shown, limit)}
      />
    </form>
  ))

const Pictures = ({ shown, alt }: { shown: ProofPagePicture; alt: string }) =>
  SHOWN_WIDTHS.map((limit) => (
    <div key={limit} className={classNames(styles.sized, styles[`to${limit}`])}>
      <img src={shown.small} alt={alt} {...shownSize(shown, limit)} />
    </div>
  ))

/** Numbers of comments at their places, and the place of a new one. */
const Pins = ({ page: { proof, shownPage, pin } }: { page: ProofPage }) => (
  <div className={styles.pins} aria-hidden="true">
    {proof.comments.map(
      ({ id, number, page, pin: at, isSolved }) =>
        page === shownPage &&
        at && (
          <span
            key={id}
            className={classNames(styles.pin, isSolved && styles.solved)}
            style={{ left: `${at.x / 10}%`, top: `${at.y / 10}%` }}
          >
            {number}
          </span>
        ),
    )}
    {pin && (
      <span
        className={classNames(styles.pin, styles.fresh)}
        style={{ left: `${pin.x / 10}%`, top: `${pin.y / 10}%` }}
      >
        +
      </span>
    )}
  </div>
)
