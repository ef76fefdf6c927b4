import type { PasskeyLoginOptions } from '@rapport/contract/accounts/passkeys'
import { loadPasskeys } from './load-passkeys.ts'
import type { PasskeyError } from './passkeys.ts'
import { callAccountEndpoint } from './session/account-endpoint.ts'

type PasskeyLoginResult =
  | { ok: true; answer: unknown }
  /** `isRefused`: the server rejected the passkey. No message if another request replaced this one. */
  | { ok: false; message?: string | undefined; isRefused?: boolean }

/**
 * Logs in by a passkey, from autofill or a browser dialog. Never rejects. Calls `isWanted` before showing anything.
 */
export async function logInByPasskey(
  byAutofill: boolean,
  isWanted: () => boolean,
): Promise<PasskeyLoginResult> {
  const optionsResponse = await callAccountEndpoint('createPasskeyLoginOptions')
  if (!optionsResponse.ok) return { ok: false, message: optionsResponse.message }
  const { options } = optionsResponse.result as { options: PasskeyLoginOptions }
  const form = new FormData()
  try {
    const { requestPasskey } = await loadPasskeys()
    if (!isWanted()) return { ok: false }
    form.set('credential', await requestPasskey(options, byAutofill))
  } catch (error) {
    const { isAborted, message } = error as Partial<PasskeyError>
    return { ok: false, message: isAborted ? undefined : message }
  }
  const answer = await callAccountEndpoint('loginByPasskey', form)
  return answer.ok
    ? { ok: true, answer: answer.result }
    : { ok: false, message: answer.message, isRefused: true }
}
