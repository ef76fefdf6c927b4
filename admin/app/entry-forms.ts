import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryForm } from './editing/entry-form.ts'
import { listedKinds } from './editing/entry-kinds.ts'

type EntryForms = { [K in ContentKindName]: () => Promise<EntryForm<K>> }

const files = import.meta.glob<{ entryForm: unknown }>([
  './*/*-form.tsx',
  '!./{account,forms,media-library}/*',
])

/** Returns the loader of `<kind>-form.tsx`, in the folder of any domain. */
function findForm(kind: ContentKindName) {
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${kind}-form.tsx`)) ?? []
  if (!load) throw new Error(`There is no file ${kind}-form.tsx`)
  return async () => (await load()).entryForm
}

/** Forms by content kind; each is loaded by the first screen that needs it. */
export const entryForms = Object.fromEntries(
  listedKinds.map(([kind]) => [kind, findForm(kind)]),
) as EntryForms
