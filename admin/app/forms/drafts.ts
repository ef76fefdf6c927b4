/** Of the tab alone: another one does not see them, and closing it forgets them. */
const PREFIX = 'admin-draft:'
const OWNER = 'admin-drafts-of'
/** What is typed into one form, as JSON; a longer one is not stored. A text of full length fits, with what it was made from. */
const DRAFT_CHARACTERS_MAX = 600_000

/** Returns what was typed into a form and not sent; undefined where nothing was. */
export function readDraft<Values extends object>(name: string | undefined): Values | undefined {
  const stored = name && storage()?.getItem(PREFIX + name)
  return stored ? (JSON.parse(stored) as Values) : undefined
}

/** Stores what is typed into a form until it is sent; undefined: it was. */
export function writeDraft(name: string, values: object | undefined): void {
  const text = values && JSON.stringify(values)
  if (text === undefined) storage()?.removeItem(PREFIX + name)
  else if (text.length <= DRAFT_CHARACTERS_MAX) storage()?.setItem(PREFIX + name, text)
}

/** Forgets what somebody else has typed in this tab: drafts are whose who signed in. */
export function claimDrafts(memberId: number): void {
  const stored = storage()
  if (stored?.getItem(OWNER) !== String(memberId)) clearDrafts()
  stored?.setItem(OWNER, String(memberId))
}

/** Forgets what was typed into any form: somebody leaves. */
export function clearDrafts(): void {
  const stored = storage()
  for (const key of Object.keys(stored ?? {})) if (key.startsWith(PREFIX)) stored?.removeItem(key)
}

/** Browsers may be told to store nothing. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
