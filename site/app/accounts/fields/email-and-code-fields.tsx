import { useContext, useState } from 'react'
import type { AuthContext } from '../auth-dialogs.ts'
import { AuthFormContext } from './auth-form-context.ts'
import { CodeInput } from './code-input.tsx'
import { EmailInput } from './email-input.tsx'

/** E-mail address and mailed code. A code from the link is hidden, unless the server rejects it. */
export function EmailAndCodeFields({ context: { email, code } }: { context: AuthContext }) {
  const { errors } = useContext(AuthFormContext)
  const [isRefused, setRefused] = useState(false)
  if (errors.code && !isRefused) setRefused(true)
  return (
    <>
      <EmailInput email={email} readOnly={email !== undefined} />
      {code && !isRefused ? <input type="hidden" name="code" value={code} /> : <CodeInput code={code} />}
    </>
  )
}
