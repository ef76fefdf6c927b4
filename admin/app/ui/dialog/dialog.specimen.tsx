import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

export default function DialogSpecimen() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen('dialog')}>
        Открыть окно
      </Button>
      <Button variant="secondary" onPress={() => setOpen('question')}>
        Спросить
      </Button>
      <Dialog heading="Окно" isOpen={open === 'dialog'} onClose={close}>
        <p>Закрывается кнопкой, клавишей и&nbsp;нажатием рядом.</p>
      </Dialog>
      <Dialog role="alertdialog" heading="Удалить?" isOpen={open === 'question'} onClose={close}>
        <p>Нажатие рядом ничего не&nbsp;решает.</p>
        <DialogActions>
          <Button variant="danger" onPress={close}>
            Удалить
          </Button>
          <Button variant="secondary" autoFocus onPress={close}>
            Отмена
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
