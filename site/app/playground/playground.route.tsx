import { Link, useParams } from 'react-router'
import { pageHandle } from '../seo/page-handle.ts'
import styles from './playground.module.css'
import { specimens } from './specimens.ts'

export const handle = pageHandle({ ownOrderForm: true })
export const meta = () => [{ title: 'Детали' }, { name: 'robots', content: 'noindex' }]

/** All components in all states on one page, or one component on its own page. */
export default function Playground() {
  const { part } = useParams()
  const shown = specimens.filter(({ name }) => !part || name === part)
  return (
    <div id="playground" className={styles.playground}>
      <h1 className={styles.heading}>{part ? shown[0]?.title : 'Детали'}</h1>
      <nav aria-label="Детали">
        <ul className={styles.contents}>
          <li>
            <Link to="/__playground/">Все</Link>
          </li>
          {specimens.map(({ name, title }) => (
            <li key={name}>
              <Link to={`/__playground/${name}/`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ name, title, Specimen }) => (
        <section key={name} aria-labelledby={`specimen-${name}`} className={styles.part}>
          <h2 id={`specimen-${name}`} className={styles.title}>
            {title} <code>{name}</code>
          </h2>
          <Specimen />
        </section>
      ))}
    </div>
  )
}
