import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'

interface QuestionProps {
  heading: string
  text: string
  action: string
  error: Error | null
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog of a destructive action. */
export const Question = ({ heading, text, action, error, isPending, onConfirm, onClose }: QuestionProps) => (
  <Dialog role="alertdialog" heading={heading} isOpen onClose={onClose}>
    <p>{text}</p>
    {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
    <DialogActions>
      <Button variant="danger" isPending={isPending} onPress={onConfirm}>
        {action}
      </Button>
      <Button variant="secondary" autoFocus onPress={onClose}>
        Отмена
      </Button>
    </DialogActions>
  </Dialog>
)
