import { useParams } from 'react-router'
import { Island } from '../browser/islands/island.tsx'
import { pageHandle } from '../seo/page-handle.ts'
import styles from './playground.module.css'
import SpecimenList from './specimen-list.tsx'
import { specimens } from './specimens.ts'

export const handle = pageHandle({ ownOrderForm: true })
export const meta = () => [{ title: 'Детали' }, { name: 'robots', content: 'noindex' }]

/** All components in all states on one page, or one component on its own page. */
export default function Playground() {
  const { part } = useParams()
  return (
    <div id="playground" className={styles.playground}>
      <h1 className={styles.heading}>{specimens.find(({ name }) => name === part)?.title ?? 'Детали'}</h1>
      <nav aria-label="Детали">
        <ul className={styles.contents}>
          <li>
            <a href="/__playground/">Все</a>
          </li>
          {specimens.map(({ name, title }) => (
            <li key={name}>
              <a href={`/__playground/${name}/`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Island name="specimens" component={SpecimenList} props={{ part }} start="load" />
    </div>
  )
}
