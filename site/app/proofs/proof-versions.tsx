import { proofPath } from '@rapport/contract/paths/paths'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { ProofState } from '@rapport/contract/proofs/proof-state'
import { formatDate } from '../ui/text/date.ts'
import styles from './proof.module.css'

/** Words beside a version. */
const STATE_WORDS: Partial<Record<ProofState, string>> = {
  sent: 'ждёт ответа',
  approved: 'утверждена',
  'changes-requested': 'нужны изменения',
  superseded: 'заменена новой',
  withdrawn: 'отозвана',
}

/** Links to the versions that were sent; nothing if there is only one. */
export const ProofVersions = ({ page: { token, proof } }: { page: ProofPage }) =>
  proof.versions.length > 1 && (
    <nav aria-label="Версии макета">
      <h2>Версии</h2>
      <ul className={styles.versions}>
        {proof.versions.map(({ version, sentAt, state }) => (
          <li key={version}>
            <a
              href={`${proofPath(token)}?version=${version}`}
              aria-current={version === proof.version ? 'page' : undefined}
            >
              Версия {version} от&nbsp;{formatDate(sentAt)}
            </a>
            {STATE_WORDS[state] && ` — ${STATE_WORDS[state]}`}
          </li>
        ))}
      </ul>
    </nav>
  )
