import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SetupStep } from './setup-step.tsx'

interface SignInProps {
  /** Where a sign-in stands that was begun before. */
  stage?: SignInStage | undefined
  /** Whose it has to be, where that is known. */
  email?: string
  onDone: () => void
}

/** Signs somebody in, step by step. */
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
