import { useRef } from 'react'
import { DropMenu } from '../ui/drop-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './city-chooser.module.css'
import { type CitiesHere, CityLinks } from './city-links.tsx'

/** The top line's choice of a city; only where there is more than one (§2). */
export function CityChooser(here: CitiesHere) {
  const list = useRef<HTMLDivElement>(null)
  if (here.cities.length < 2) return null
  const close = () => list.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <DropMenu
      className={styles.button}
      label={
        <>
          Выбрать город
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      <div ref={list} role="dialog" aria-label="Выберите город">
        <CityLinks {...here} onChosen={close} />
      </div>
    </DropMenu>
  )
}
