import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import type { EntryConflict } from '@rapport/staff-contract/entries/entries'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { refreshLists } from '../../editing/entry-queries.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { forgetItemNodes } from './item-queries.ts'

/** An item, and where it is to stand. */
export interface ItemMove {
  node: ItemNode
  /** Key of the group; null: at the top. */
  parent: number | null
  /** Id of the item beside which, and on which side; left out: behind all. */
  beside?: { id: number; side: 'before' | 'after' } | undefined
}

/** Returns what moves an item in its draft. Whether it was done or not, the tree is asked for anew. */
export function useMoveItem(onMoved?: () => void) {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ node, parent, beside }: ItemMove) =>
      callAdmin('moveItem', {
        params: { id: node.id },
        form: { version: node.version, parent, sibling: beside?.id ?? null, side: beside?.side ?? 'after' },
      }),
    onSuccess({ entry }) {
      refreshLists([entry])
      showToast(entry.published ? 'Перемещено. На\u00A0сайте\u00A0— после публикации' : 'Перемещено')
      onMoved?.()
    },
    onSettled: forgetItemNodes,
  })
}

/** Returns why an item was not moved, in a sentence; a stale tree has been asked for anew by then. */
export function moveFailure(error: Error): string {
  if (!(error instanceof AdminError)) return failureText(error)
  if (error.conflict)
    return 'Пока вы\u00A0перемещали, это изменил кто-то ещё. Дерево обновлено: переместите снова'
  return error.fields.parent?.[0] ?? failureText(error)
}

/** Returns the version that a stale move was refused for: who moves again does it from there. */
export const presentVersion = (error: Error | null): number | undefined =>
  error instanceof AdminError && error.conflict ? (error.conflict as EntryConflict).entry.version : undefined
