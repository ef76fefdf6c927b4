import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { accountQuery } from '../api/queries.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { ChangePassword } from './change-password.tsx'
import { Devices } from './devices.tsx'
import { NameForm } from './name-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { Totp } from './totp.tsx'

export function Component() {
  const { data: account, error, refetch } = useQuery(accountQuery)
  const { hash } = useLocation()
  const isLoaded = account !== undefined
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isLoaded, hash])
  return (
    <>
      <h1>Мой доступ</h1>
      {account && (
        <>
          <NameForm account={account} />
          <div id="password">
            <ChangePassword email={account.member.email} />
          </div>
          <div id="factors">
            <Passkeys account={account} />
          </div>
          <Totp account={account} />
          <div id="devices">
            <Devices />
          </div>
        </>
      )}
      {!account && !error && <Skeleton lines={8} />}
      {!account && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
    </>
  )
}
