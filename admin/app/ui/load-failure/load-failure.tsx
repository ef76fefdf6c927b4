import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

interface LoadFailureProps {
  /** Of a screen that has no other heading as long as there is nothing to show. */
  heading?: string
  message: string
  /** Left out where it would only fail again. */
  onRetry?: (() => void) | undefined
  /** Where else to go. */
  children?: ReactNode
}

/** What stands in place of something that could not be loaded. */
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
