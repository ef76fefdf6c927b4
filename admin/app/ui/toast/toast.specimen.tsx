import { Button } from '../button/button.tsx'
import { showToast } from './toasts.ts'

export default () => (
  <Button variant="secondary" onPress={() => showToast('Имя сохранено')}>
    Показать сообщение
  </Button>
)
