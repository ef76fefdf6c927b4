import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'

type Message = InboxOrder['messages'][number]
type Note = InboxOrder['notes'][number]
export type ThreadEntry = { kind: 'message'; message: Message } | { kind: 'note'; note: Note }

const timeOf = (entry: ThreadEntry) => Date.parse(entry.kind === 'note' ? entry.note.at : entry.message.at)

/** Returns messages and notes of an order in one list, oldest first. */
export const listThread = ({ messages, notes }: Pick<InboxOrder, 'messages' | 'notes'>): ThreadEntry[] =>
  [
    ...messages.map((message): ThreadEntry => ({ kind: 'message', message })),
    ...notes.map((note): ThreadEntry => ({ kind: 'note', note })),
  ].sort((one, other) => timeOf(one) - timeOf(other))
