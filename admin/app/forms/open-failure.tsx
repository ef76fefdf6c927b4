import type { ReactNode } from 'react'
import { failureText, isMissing } from '../api/admin-error.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'

interface OpenFailureProps {
  error: unknown
  /** Heading for a 404, such as «Такой заявки нет». */
  missing: string
  refetch: () => unknown
  children?: ReactNode
}

/** Shown instead of a screen that is missing or failed to load. */
export const OpenFailure = ({ error, missing, refetch, children }: OpenFailureProps) => (
  <LoadFailure
    heading={isMissing(error) ? missing : 'Не\u00A0получилось открыть'}
    message={failureText(error)}
    onRetry={isMissing(error) ? undefined : () => void refetch()}
  >
    {children}
  </LoadFailure>
)
