import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemGroup } from '@rapport/staff-contract/entries/catalog-tree'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { formatTitle } from '../../editing/entry-kinds.ts'
import { GroupField } from '../../editing/fields/group-field.tsx'
import { PathMovesNotice } from '../../editing/form/path-moves.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { itemMovesQuery, itemNodesQuery } from './item-queries.ts'
import { findCurrentVersion, formatMoveError, type ItemMove, useMoveItem } from './use-move-item.ts'

/** Option for the end; ids are positive. */
const END = 0
const END_LABEL = 'В\u00A0конец'

interface MoveDialogProps {
  /** Move to complete: the item, with the target if known. */
  move: ItemMove
  /** Title of the target group; undefined for the root. */
  groupTitle: string | undefined
  onClose: () => void
}

export function MoveDialog({ move, groupTitle, onClose }: MoveDialogProps) {
  const { node } = move
  const [parent, setParent] = useState(move.parent)
  const [beside, setBeside] = useState(move.beside)
  const [refusal, setRefusal] = useState('')
  const { data: moves } = useQuery({ ...itemMovesQuery(node.id, parent), enabled: parent !== node.parent })
  const { mutate, isPending, error } = useMoveItem(onClose)

  const version = findCurrentVersion(error) ?? node.version

  function choose(key: number | null, group: ItemGroup | null): void {
    setParent(key)
    setBeside(undefined)
    const isWithin = key === node.key || group?.above.includes(node.key) === true
    setRefusal(isWithin ? editingMessages.parentBelowItself : '')
  }
  return (
    <Dialog heading={`Переместить «${formatTitle(node)}»`} isOpen onClose={onClose}>
      <GroupField
        label="Куда"
        value={parent}
        title={groupTitle}
        onChange={choose}
        errors={refusal ? [refusal] : []}
      />
      {!refusal && (
        <SiblingField key={parent} parent={parent} movedId={node.id} beside={beside} onChange={setBeside} />
      )}
      {!refusal && moves && parent !== node.parent && <PathMovesNotice {...moves} />}
      {error && failureText(error) && <Notice kind="error">{formatMoveError(error)}</Notice>}
      <DialogActions>
        <Button
          isDisabled={refusal !== ''}
          isPending={isPending}
          onPress={() => mutate({ node: { ...node, version }, parent, beside })}
        >
          Переместить
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface SiblingFieldProps {
  parent: number | null
  movedId: number
  beside: ItemMove['beside']
  onChange: (beside: ItemMove['beside']) => void
}

/** Selects the next sibling; offers the first hundred children of the group. */
function SiblingField({ parent, movedId, beside, onChange }: SiblingFieldProps) {
  const { data } = useQuery(itemNodesQuery(parent))
  const siblings = (data?.nodes ?? []).filter(({ id }) => id !== movedId)
  const [typed, setTyped] = useState<string>()
  // After a sibling is the same as before the next.
  const index = siblings.findIndex(({ id }) => id === beside?.id) + (beside?.side === 'after' ? 1 : 0)
  const next = beside ? siblings[index] : undefined
  const chosen = next ? formatTitle(next) : END_LABEL
  const options = [
    { key: END, label: END_LABEL },
    ...siblings.map((node) => ({ key: node.id, label: formatTitle(node) })),
  ]
  const words = typed?.trim().toLowerCase() ?? ''
  return (
    <Combobox
      label="Перед чем"
      options={options.filter(({ label }) => label.toLowerCase().includes(words))}
      value={next?.id ?? END}
      text={typed ?? chosen}
      onText={(text) => setTyped(text === chosen ? undefined : text)}
      onChoose={(id) => {
        setTyped(undefined)
        if (id !== (next?.id ?? END)) onChange(id === END ? undefined : { id, side: 'before' })
      }}
      empty="Такого в&nbsp;группе нет."
      maxLength={TITLE_QUERY_MAX}
    />
  )
}
