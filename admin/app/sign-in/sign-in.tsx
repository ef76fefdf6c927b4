import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SetupStep } from './setup-step.tsx'

interface SignInProps {
  /** Stage of a sign-in started before. */
  stage?: SignInStage | undefined
  /** E-mail of the expected user. */
  email?: string
  onDone: () => void
}

export function SignIn({ stage: begunStage, email, onDone }: SignInProps) {
  const [stage, setStage] = useState<SignInStage | undefined>(begunStage)
  function goOn(next: SignInStage | undefined): void {
    if (next === 'complete') onDone()
    else setStage(next)
  }
  if (stage === 'code') return <CodeStep onStep={goOn} />
  if (stage === 'setup') return <SetupStep onStep={goOn} />
  return <PasswordStep email={email} onStep={goOn} />
}
