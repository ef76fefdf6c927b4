import { useRef } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { PopoverMenu } from '../../ui/popover-menu/popover-menu.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './city-chooser.module.css'
import { type CityChoices, CityLinks } from './city-links.tsx'

/** City menu of the top line. Renders nothing for a single city. */
export function CityChooser(here: CityChoices) {
  const list = useRef<HTMLDivElement>(null)
  if (here.cities.length < 2) return null
  const close = () => list.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <PopoverMenu
      className={styles.button}
      panelClassName={styles.panel}
      label={
        <>
          {here.city ? <ChosenCity name={here.city.city} /> : 'Выбрать город'}
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      <div ref={list} role="dialog" aria-label="Выберите город">
        <CityLinks {...here} onChosen={close} />
      </div>
    </PopoverMenu>
  )
}

/** Current city. A screen reader also hears what the button does. */
const ChosenCity = ({ name }: { name: string }) => (
  <>
    <VisuallyHidden>Выбрать город: </VisuallyHidden>
    {name}
  </>
)
