import { useBlocker } from 'react-router'
import { clearDrafts } from '../forms/drafts.ts'
import { hasUnsavedChanges, useLeaving } from '../forms/unsaved-changes.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'

export function UnsavedChangesDialog() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  )
  const leaving = useLeaving()
  function leave(): void {
    clearDrafts()
    proceed?.()
    leaving?.leave()
  }
  function stay(): void {
    reset?.()
    leaving?.stay()
  }
  return (
    <Dialog
      role="alertdialog"
      heading="Уйти без сохранения?"
      isOpen={state === 'blocked' || leaving !== undefined}
      onClose={stay}
    >
      <p>На&nbsp;этом экране есть изменения, которые вы&nbsp;не&nbsp;сохранили. Если уйти, они пропадут.</p>
      <DialogActions>
        <Button autoFocus onPress={stay}>
          Остаться
        </Button>
        <Button variant="danger" onPress={leave}>
          Уйти
        </Button>
      </DialogActions>
    </Dialog>
  )
}
