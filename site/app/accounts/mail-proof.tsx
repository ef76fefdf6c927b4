import type { AuthKnown } from './auth-popup.ts'
import { CodeInput } from './code-input.tsx'
import { EmailInput } from './email-input.tsx'

/** Whose mail it is and the code from it, where the way here has not brought them along. */
export function MailProof({ known: { email, code } }: { known: AuthKnown }) {
  return (
    <>
      {!email && <EmailInput />}
      {!code && <CodeInput />}
    </>
  )
}
