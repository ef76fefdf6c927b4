import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import { Suspense, useState } from 'react'
import { supportsPasskeys } from '../api/passkeys.ts'
import { AddPasskey } from '../factors/add-passkey.tsx'
import { Button } from '../ui/button/button.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './sign-in.module.css'

// Keeps the QR code library out of the sign-in chunk.
const SetUpTotp = lazyPart(async () => (await import('../factors/set-up-totp.tsx')).default)

/** Sets up a second factor, for members whose role requires it. */
export function SetupStep({ onStep }: { onStep: (stage: SignInStage) => void }) {
  const [factor, setFactor] = useState<'app' | 'passkey'>()
  if (factor === 'app')
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <SetUpTotp onDone={() => onStep('complete')} onBack={() => setFactor(undefined)} />
      </Suspense>
    )
  if (factor === 'passkey')
    return <AddPasskey onAdded={() => onStep('complete')} onBack={() => setFactor(undefined)} />
  return (
    <div className={styles.step}>
      <p>Для вашей роли одного пароля мало. Выберите, чем ещё вы&nbsp;будете подтверждать вход.</p>
      <div className={styles.choices}>
        <Button autoFocus onPress={() => setFactor('app')}>
          Приложение с&nbsp;кодами
        </Button>
        {supportsPasskeys() && (
          <Button variant="secondary" onPress={() => setFactor('passkey')}>
            Ключ доступа
          </Button>
        )}
      </div>
    </div>
  )
}
