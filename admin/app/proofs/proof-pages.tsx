import type { ProofVersion } from '@rapport/staff-contract/proofs/proof'
import { Button } from '../ui/button/button.tsx'
import styles from './proofs.module.css'

interface ProofPagesProps {
  version: ProofVersion
  shownPage: number
  onShow: (page: number) => void
}

/** The pages of a version, one at a time, with the pins of comments at their places. */
export function ProofPages({ version: { pages, comments }, shownPage, onShow }: ProofPagesProps) {
  const shown = pages.find((one) => one.page === shownPage) ?? pages[0]
  if (!shown) return null
  const { page, small, large, width, height } = shown
  const pins = comments.flatMap((comment) =>
    comment.page === page && comment.pin ? [{ ...comment, pin: comment.pin }] : [],
  )
  return (
    <div className={styles.pages}>
      <a href={large} target="_blank" rel="noreferrer" className={styles.stage}>
        <img
          src={small}
          alt={`Страница ${page}, открыть крупно`}
          width={width}
          height={height}
          loading="lazy"
        />
        {pins.map(({ id, number, pin, isSolved }) => (
          <span
            key={id}
            aria-hidden="true"
            className={`${styles.pin} ${isSolved ? styles.solved : ''}`}
            style={{ left: `${pin.x / 10}%`, top: `${pin.y / 10}%` }}
          >
            {number}
          </span>
        ))}
      </a>
      {pages.length > 1 && (
        <div className={styles.actions}>
          <Button variant="quiet" isDisabled={page === 1} onPress={() => onShow(page - 1)}>
            Назад
          </Button>
          <span className={styles.soft}>
            Страница {page} из&nbsp;{pages.length}
          </span>
          <Button variant="quiet" isDisabled={page >= pages.length} onPress={() => onShow(page + 1)}>
            Вперёд
          </Button>
        </div>
      )}
    </div>
  )
}
