import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { formatMoment } from '../ui/text/format-moment.ts'
import { PROOF_EVENT_NAMES } from './proof-event-names.ts'
import styles from './proofs.module.css'

/** What happened to the proof, newest first. */
export const ProofHistory = ({ events }: { events: Proof['events'] }) =>
  events.length > 0 && (
    <details className={styles.earlier}>
      <summary>История макета</summary>
      <ol className={styles.events}>
        {events.map(({ id, kind, version, at, author, text, count }) => (
          <li key={id}>
            <span>
              {PROOF_EVENT_NAMES[kind]}
              {count > 1 && ` ${count}\u00A0раз`}
              {version > 0 && `, версия ${version}`}
              {text && `: ${text}`}
            </span>
            <span className={styles.soft}>
              {formatMoment(at)}
              {author && `, ${author.name}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
