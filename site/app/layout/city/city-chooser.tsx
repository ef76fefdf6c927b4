import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PopoverPanel } from '../../ui/popover-menu/popover-menu.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './city-chooser.module.css'
import { type CityChoices, CityLinks } from './city-links.tsx'

const PANEL_ID = 'cities'

/** City button of the top line. Renders nothing for a single city. */
export const CityChooser = ({ city, cities }: CityChoices) =>
  cities.length > 1 && (
    <CityButton className={styles.button}>
      {city ? <ChosenCity name={city.city} /> : 'Выбрать город'}
      <Icon name="chevronDown" size={16} />
    </CityButton>
  )

/** Opens the panel of cities. */
export const CityButton = ({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) => (
  <button type="button" popoverTarget={PANEL_ID} className={className}>
    {children}
  </button>
)

/** Cities in a popover: under the button on wide screens, at the bottom on narrow ones. */
export const CityPanel = (choices: CityChoices) =>
  choices.cities.length > 1 && (
    <PopoverPanel id={PANEL_ID} label="Выберите город" className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.label}>Выберите город</p>
        <IconButton icon="close" label="Закрыть список" popoverTarget={PANEL_ID} popoverTargetAction="hide" />
      </div>
      <CityLinks {...choices} />
    </PopoverPanel>
  )

/** Current city. A screen reader also hears what the button does. */
const ChosenCity = ({ name }: { name: string }) => (
  <>
    <VisuallyHidden>Выбрать город: </VisuallyHidden>
    {name}
  </>
)
