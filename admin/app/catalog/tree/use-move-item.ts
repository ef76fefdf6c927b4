import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import type { EntryConflict } from '@rapport/staff-contract/entries/entries'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { refreshLists } from '../../editing/entry-queries.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { refreshItemNodes } from './item-queries.ts'

export interface ItemMove {
  node: ItemNode
  /** Id of the group; null for the root. */
  parent: number | null
  /** Sibling and side; left out, the item becomes the last child. */
  beside?: { id: number; side: 'before' | 'after' } | undefined
}

/** Saves the new position of an item in its draft. Refetches the tree after success and after an error. */
export function useMoveItem(onMoved?: () => void) {
  return useMutation({
    // A move that can't be sent fails at once instead of waiting for the connection.
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
    onSettled: refreshItemNodes,
  })
}

export function formatMoveError(error: Error): string {
  if (!(error instanceof AdminError)) return failureText(error)
  if (error.conflict)
    return 'Пока вы\u00A0перемещали, это изменил кто-то ещё. Дерево обновлено: переместите снова'
  return error.fields.parent?.[0] ?? failureText(error)
}

/** Returns the current version from a 409, to repeat the move with it. */
export const findCurrentVersion = (error: Error | null): number | undefined =>
  error instanceof AdminError && error.conflict ? (error.conflict as EntryConflict).entry.version : undefined
