import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

export type EntryQuestion = 'discard' | 'delete' | 'take-down' | 'trash'

const QUESTIONS: Record<EntryQuestion, { heading: string; text: string; button: string }> = {
  discard: {
    heading: 'Отменить правки?',
    text: 'Черновик вернётся к\u00A0тому, что сейчас на\u00A0сайте. Сохранённые версии останутся.',
    button: 'Отменить правки',
  },
  delete: {
    heading: 'Удалить черновик?',
    text: 'Этого ещё нет на\u00A0сайте. Если удалить черновик, не\u00A0останется ничего.',
    button: 'Удалить',
  },
  'take-down': {
    heading: 'Снять с\u00A0сайта?',
    text: 'Страница пропадёт с\u00A0сайта, из\u00A0поиска и\u00A0списков. Её можно опубликовать снова: адрес и\u00A0отметки «Нравится» сохранятся.',
    button: 'Снять',
  },
  trash: {
    heading: 'В\u00A0корзину?',
    text: `Страница пропадёт с\u00A0сайта и\u00A0из списков. ${TRASH_DAYS}\u00A0дней её можно вернуть такой, какая она сейчас: с\u00A0адресом, местом, ссылками и\u00A0отметками «Нравится». Потом она удалится насовсем.`,
    button: 'В\u00A0корзину',
  },
}

interface EntryQuestionDialogProps {
  question: EntryQuestion
  onAnswer: () => void
  onClose: () => void
}

export function EntryQuestionDialog({ question, onAnswer, onClose }: EntryQuestionDialogProps) {
  const { heading, text, button } = QUESTIONS[question]
  return (
    <Dialog role="alertdialog" heading={heading} isOpen onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button variant="danger" onPress={onAnswer}>
          {button}
        </Button>
        <Button variant="secondary" autoFocus onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
