import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-messages.ts'
import { State, States } from './state.tsx'

/** The toasts themselves appear where the frame of the page has its Toaster. */
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
    </States>
  )
}
