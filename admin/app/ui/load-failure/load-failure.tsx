import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

interface LoadFailureProps {
  message: string
  onRetry: () => void
}

/** What stands in place of something that could not be loaded. */
export const LoadFailure = ({ message, onRetry }: LoadFailureProps) => (
  <>
    <Notice kind="error">{message}</Notice>
    <Button variant="secondary" onPress={onRetry}>
      Попробовать ещё раз
    </Button>
  </>
)
