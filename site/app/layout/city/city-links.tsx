import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { serializeState } from '../../browser/city/cross-host-state.ts'
import { leaveForChosenCity } from '../../browser/city/leave-for-city.ts'
import type { CityViews } from '../../contacts/resolve-city.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './city-links.module.css'

export interface CityChoices extends Pick<CityViews, 'city' | 'cities'> {
  /** Base URL, whose host has the cities as subdomains. */
  base: string
}

interface CityLinksProps extends CityChoices {
  /** Several columns, for the dialog. */
  wide?: boolean
  onChosen: () => void
}

/** Links to the same page on the host of each city, at most 1000. They work without JavaScript. */
export function CityLinks({ city: here, cities, base, wide, onChosen }: CityLinksProps) {
  const { pathname } = useLocation()
  const choose = (id: number) => (event: MouseEvent) => {
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChosen()
    void leaveForChosenCity(id)
  }
  return (
    <ul className={classNames(styles.list, wide && styles.wide)}>
      {cities.slice(0, CITIES_MAX).map(({ id, city, subdomain }) => (
        <li key={id}>
          <a
            href={`${cityOrigin(subdomain, base)}${pathname}${serializeState({ city: id })}`}
            aria-current={id === here?.id ? 'true' : undefined}
            className={styles.link}
            onClick={choose(id)}
          >
            {city}
            {id === here?.id && <Icon name="check" size={20} />}
          </a>
        </li>
      ))}
    </ul>
  )
}

const CITIES_MAX = 1000
