import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-messages.ts'
import { Toaster } from '../ui/toaster.tsx'
import { State, States } from './state.tsx'

export function ToastSpecimen() {
  return (
    <States>
      <State name="Новость">
        <Button look="outline" onClick={() => showToast('Ссылка скопирована')}>
          Скопировать ссылку
        </Button>
      </State>
      <State name="Неудача">
        <Button
          look="outline"
          onClick={() =>
            showToast('Не получилось сохранить. Проверьте соединение и попробуйте ещё раз.', 'failure')
          }
        >
          Сохранить
        </Button>
      </State>
      <Toaster />
    </States>
  )
}
