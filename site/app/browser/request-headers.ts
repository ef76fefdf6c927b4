import { session } from './session-store.ts'

/** Headers of every call (§7): the bearer where there is one, the token of the page where it carries one. */
export function requestHeaders(): Record<string, string> {
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  const token = session.get()
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-CSRF-TOKEN': csrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
