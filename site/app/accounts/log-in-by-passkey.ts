import type { PasskeyLoginOptions } from '@rapport/contract/accounts/passkeys'
import { callAccountEndpoint } from './account-endpoint.ts'
import { loadPasskeys } from './load-passkeys.ts'
import type { PasskeyError } from './passkeys.ts'

type PasskeyLoginResult =
  | { ok: true; answer: unknown }
  /** `isRefused`: there was a key, and the server refused it. No message where another request took the place of this one. */
  | { ok: false; message?: string | undefined; isRefused?: boolean }

/**
 * Asks for a key, in the field of the address or in a window of the browser, and logs in by it. Resolves in any case; `isWanted`
 * is asked before anything is shown.
 */
export async function logInByPasskey(
  byAutofill: boolean,
  isWanted: () => boolean,
): Promise<PasskeyLoginResult> {
  const asked = await callAccountEndpoint('createPasskeyLoginOptions')
  if (!asked.ok) return { ok: false, message: asked.message }
  const { options } = asked.result as { options: PasskeyLoginOptions }
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
