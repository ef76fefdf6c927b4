import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import { useLocation } from 'react-router'
import { serializeState } from '../../browser/city/cross-host-state.ts'
import type { CityViews } from '../../contacts/resolve-city.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './city-links.module.css'

export interface CityChoices extends Pick<CityViews, 'city' | 'cities'> {
  /** Base URL, whose host has the cities as subdomains. */
  base: string
}

/** Links to the same page on the host of each city, at most 1000. */
export function CityLinks({ city: here, cities, base }: CityChoices) {
  const { pathname } = useLocation()
  return (
    <city-links className={styles.whole}>
      <ul className={styles.list}>
        {cities.slice(0, CITIES_MAX).map(({ id, city, subdomain }) => (
          <li key={id}>
            <a
              href={`${cityOrigin(subdomain, base)}${pathname}${serializeState({ city: id })}`}
              aria-current={id === here?.id ? 'true' : undefined}
              className={styles.link}
            >
              {city}
              {id === here?.id && <Icon name="check" size={20} />}
            </a>
          </li>
        ))}
      </ul>
    </city-links>
  )
}

const CITIES_MAX = 1000
