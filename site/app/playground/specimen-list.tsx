import styles from './playground.module.css'
import { specimens } from './specimens.ts'

/** All components in all states, or one component. */
export default function SpecimenList({ part }: { part: string | undefined }) {
  return specimens
    .filter(({ name }) => !part || name === part)
    .map(({ name, title, Specimen }) => (
      <section key={name} aria-labelledby={`specimen-${name}`} className={styles.part}>
        <h2 id={`specimen-${name}`} className={styles.title}>
          {title} <code>{name}</code>
        </h2>
        <Specimen />
      </section>
    ))
}
