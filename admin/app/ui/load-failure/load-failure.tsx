import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

interface LoadFailureProps {
  /** For screens with no other heading until they are loaded. */
  heading?: string
  message: string
  /** Left out when a retry would fail again. */
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

/** Error message in place of content that failed to load. */
export const LoadFailure = ({ heading, message, onRetry, children }: LoadFailureProps) => (
  <>
    {heading && <h1>{heading}</h1>}
    <Notice kind="error">{message}</Notice>
    {onRetry && (
      <Button variant="secondary" onPress={onRetry}>
        Попробовать ещё раз
      </Button>
    )}
    {children}
  </>
)
