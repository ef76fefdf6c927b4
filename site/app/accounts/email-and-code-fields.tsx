import type { AuthContext } from './auth-dialogs.ts'
import { CodeInput } from './code-input.tsx'
import { EmailInput } from './email-input.tsx'

/** Whose mail it is and the code from it, where the way here has not brought them along. */
export function EmailAndCodeFields({ context: { email, code } }: { context: AuthContext }) {
  return (
    <>
      {!email && <EmailInput />}
      {!code && <CodeInput />}
    </>
  )
}
