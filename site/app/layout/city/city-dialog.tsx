import { openDialog } from '../../browser/dialog-store.ts'
import { useNamedDialog } from '../../browser/use-dialog-store.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type CityChoices, CityLinks } from './city-links.tsx'

/** City choice on small screens, opened from the drawer. */
export function CityDialog(here: CityChoices) {
  const { open, onToggle } = useNamedDialog('city')
  if (here.cities.length < 2) return null
  return (
    <Dialog open={open} onToggle={onToggle} label="Выберите город" width={600}>
      <CityLinks {...here} wide onChosen={() => onToggle(false)} />
    </Dialog>
  )
}

/** Opens the dialog. Renders nothing for a single city. */
export function CityDialogButton({
  cities,
  className,
}: Pick<CityChoices, 'cities'> & { className?: string | undefined }) {
  if (cities.length < 2) return null
  return (
    <button type="button" aria-haspopup="dialog" className={className} onClick={() => openDialog.set('city')}>
      Выбрать город
    </button>
  )
}
