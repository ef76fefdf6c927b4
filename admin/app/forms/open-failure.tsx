import type { ReactNode } from 'react'
import { failureText, isMissing } from '../api/admin-error.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'

interface OpenFailureProps {
  error: unknown
  /** The heading where the thing is not there, such as «Такой заявки нет». */
  missing: string
  refetch: () => unknown
  /** Where else to go. */
  children?: ReactNode
}

/** What stands in place of a screen whose one thing is not there, or could not be asked for. */
export const OpenFailure = ({ error, missing, refetch, children }: OpenFailureProps) => (
  <LoadFailure
    heading={isMissing(error) ? missing : 'Не\u00A0получилось открыть'}
    message={failureText(error)}
    onRetry={isMissing(error) ? undefined : () => void refetch()}
  >
    {children}
  </LoadFailure>
)
