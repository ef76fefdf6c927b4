import type { CityContact } from '@rapport/contract/contacts/contacts'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './route-links.module.css'
import { listRouteUrls } from './route-urls.ts'

/** Links to route planners with the office as the destination. */
export function RouteLinks({ contact }: { contact: Pick<CityContact, 'city' | 'address' | 'coordinates'> }) {
  return (
    <div className={styles.routes}>
      <p id="route-services">Построить маршрут</p>
      <ul aria-labelledby="route-services" className={styles.links}>
        {listRouteUrls(contact).map(({ name, url, phonesOnly }) => (
          <li key={name} className={classNames(phonesOnly && styles.phones)}>
            <a
              href={url}
              {...(phonesOnly ? {} : { target: '_blank', rel: 'noopener' })}
              className={styles.link}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
