/** Session storage: another tab doesn't see it, and closing the tab clears it. */
const PREFIX = 'admin-draft:'
const OWNER = 'admin-drafts-of'
/** Longer drafts are not stored. A text of maximum length fits, together with its base. */
const DRAFT_CHARACTERS_MAX = 600_000

export function readDraft<Values extends object>(name: string | undefined): Values | undefined {
  const stored = name && storage()?.getItem(PREFIX + name)
  return stored ? (JSON.parse(stored) as Values) : undefined
}

/** Stores the values of a form; undefined clears them. */
export function writeDraft(name: string, values: object | undefined): void {
  const text = values && JSON.stringify(values)
  if (text === undefined) storage()?.removeItem(PREFIX + name)
  else if (text.length <= DRAFT_CHARACTERS_MAX) storage()?.setItem(PREFIX + name, text)
}

/** Clears the drafts of another member in this tab. */
export function claimDrafts(memberId: number): void {
  const stored = storage()
  if (stored?.getItem(OWNER) !== String(memberId)) clearDrafts()
  stored?.setItem(OWNER, String(memberId))
}

export function clearDrafts(): void {
  const stored = storage()
  for (const key of Object.keys(stored ?? {})) if (key.startsWith(PREFIX)) stored?.removeItem(key)
}

/** Access to the storage throws if the browser blocks it. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
