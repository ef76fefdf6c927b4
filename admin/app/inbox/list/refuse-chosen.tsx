import { REFUSAL_REASON_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { refusalText } from './chosen-text.ts'

interface RefuseChosenProps {
  count: number
  isPending: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

export function RefuseChosen({ count, isPending, onRefuse, onClose }: RefuseChosenProps) {
  const [reason, setReason] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    onRefuse(reason)
  }
  return (
    <Dialog heading={refusalText(count)} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <p>Отказ окончательный. Причину увидит каждый из&nbsp;клиентов в&nbsp;кабинете.</p>
        <TextField
          label="Почему"
          value={reason}
          onChange={setReason}
          maxLength={REFUSAL_REASON_MAX}
          isRequired
          autoFocus
        />
        <DialogActions>
          <Button type="submit" variant="danger" isPending={isPending}>
            Отказать
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
