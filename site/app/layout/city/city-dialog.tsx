import { openDialog, useNamedDialog } from '../../browser/dialog-store.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { OpenDialogButton } from '../../ui/dialog/open-dialog-button.tsx'
import { type CityChoices, CityLinks } from './city-links.tsx'

const ID = 'city-dialog'

/** The choice of a city for small screens: opened from the drawer, above it. */
export function CityDialog(here: CityChoices) {
  const { open, onToggle } = useNamedDialog('city')
  if (here.cities.length < 2) return null
  return (
    <Dialog id={ID} open={open} onToggle={onToggle} label="Выберите город" width={600}>
      <CityLinks {...here} wide onChosen={() => onToggle(false)} />
    </Dialog>
  )
}

/** Opens it; draws nothing where there is nothing to choose. */
export function CityDialogButton({
  cities,
  className,
}: Pick<CityChoices, 'cities'> & { className?: string | undefined }) {
  if (cities.length < 2) return null
  return (
    <OpenDialogButton dialog={ID} className={className} onClick={() => openDialog.set('city')}>
      Выбрать город
    </OpenDialogButton>
  )
}
