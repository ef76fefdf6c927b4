import { Button } from '../button/button.tsx'
import { State, States } from '../specimen/state.tsx'
import { showToast } from './toast-messages.ts'

/** The toasts appear in the Toaster of the layout. */
export function ToastSpecimen() {
  return (
    <States>
      <State name="Новость">
        <Button variant="outline" onClick={() => showToast('Ссылка скопирована')}>
          Скопировать ссылку
        </Button>
      </State>
      <State name="Неудача">
        <Button
          variant="outline"
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
