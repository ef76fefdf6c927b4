import type { Gap } from '@rapport/staff-contract/opening/opening'
import { Link } from 'react-router'
import { gapTexts } from './gap-texts.ts'
import styles from './opening.module.css'

/** What the site lacks, each with a link to its screen. */
export const GapList = ({ gaps }: { gaps: Gap[] }) => (
  <ul className={styles.gaps}>
    {gaps.map(({ code, count }) => {
      const { lacks, why, path } = gapTexts[code]
      return (
        <li key={code} className={styles.gap}>
          <Link to={path}>
            {lacks}
            {count > 1 && `: ${count.toLocaleString('ru-RU')}`}
          </Link>
          <p className={styles.why}>{why}</p>
        </li>
      )
    })}
  </ul>
)
