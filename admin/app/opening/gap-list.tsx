import { type Gap, gapPages } from '@rapport/staff-contract/opening/opening'
import { Link } from 'react-router'
import { gapTexts } from './gap-texts.ts'
import styles from './opening.module.css'

/** What the site lacks, each with a link to its screen. */
export const GapList = ({ gaps }: { gaps: Gap[] }) => (
  <ul className={styles.gaps}>
    {gaps.map((gap) => {
      const { code, count } = gap
      const { lacks, why } = gapTexts[code]
      return (
        <li key={code} className={styles.gap}>
          <Link to={pathOf(gap)}>
            {lacks}
            {count > 1 && `: ${count.toLocaleString('ru-RU')}`}
          </Link>
          <p className={styles.why}>{why}</p>
        </li>
      )
    })}
  </ul>
)

/** A missing text page opens as its draft, or as a new one. */
function pathOf({ code, draftId }: Gap): string {
  const slug = gapPages[code]
  if (!slug) return gapTexts[code].path
  return draftId === null ? `/pages/new/?slug=${slug}` : `/pages/${draftId}/`
}
