import type { PublicProof } from '@rapport/contract/proofs/public-proof'
import pageStyles from '../calculations/stored/calculation.module.css'
import { classNames } from '../ui/text/class-names.ts'
import styles from './proof.module.css'

const MEGABYTE = 1024 * 1024
const sizeText = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))}\u00A0КБ`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')}\u00A0МБ`

/** The original files, with the hash that an approval locks. */
export const ProofFiles = ({ proof: { files } }: { proof: PublicProof }) => (
  <section aria-labelledby="proof-files" className={classNames(pageStyles.box, styles.section)}>
    <h2 id="proof-files">Файлы</h2>
    <ul className={styles.files}>
      {files.map(({ name, size, sha256, path }) => (
        <li key={`${sha256} ${name}`}>
          {path ? (
            <a href={path} download>
              {name}
            </a>
          ) : (
            name
          )}
          , {sizeText(size)}
          <details className={styles.hash}>
            <summary>Контрольная сумма</summary>
            <p>
              SHA-256: <code>{sha256}</code>
            </p>
          </details>
        </li>
      ))}
    </ul>
  </section>
)
