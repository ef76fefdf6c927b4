import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import type { EntryState } from '@rapport/staff-contract/entries/entries'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { entryKinds, formatTitle } from '../../editing/entry-kinds.ts'
import { refreshLists } from '../../editing/entry-queries.ts'
import { copyEntry, entryCalls } from '../../editing/form/entry-calls.ts'
import listStyles from '../../editing/list/entry-list.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, type MenuAction } from '../../ui/menu/menu.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { Tree } from '../../ui/tree/tree.tsx'
import type { TreeMove } from '../../ui/tree/tree-node.ts'
import { CatalogViewSwitch } from './catalog-view-switch.tsx'
import { refreshItemNodes } from './item-queries.ts'
import { ItemRow } from './item-row.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { newItemPath } from './new-item-path.ts'
import { useItemBranches } from './use-item-branches.ts'
import { formatMoveError, type ItemMove, useMoveItem } from './use-move-item.ts'

const PATH = entryKinds.item?.path ?? '/'
/** States with unpublished changes. */
const PUBLISHABLE: readonly EntryState[] = ['draft', 'edited', 'taken-down']

/** Tree of the catalogue with unpublished changes; groups open on demand. */
export function Component() {
  const { member } = useSession()
  const navigate = useNavigate()
  const { getBranch, findNode, ...branches } = useItemBranches()
  const [openMove, setOpenMove] = useState<ItemMove>()
  const { mutate: move, error, reset } = useMoveItem()
  const mayWrite = hasPermission(member.role, 'content.write')
  const top = getBranch(null)

  function place({ key, parent, beside }: TreeMove): void {
    const node = findNode(key)
    const sibling = beside && findNode(beside.key)
    if (!node) return
    const moved = { node, parent, beside: beside && sibling && { id: sibling.id, side: beside.side } }
    reset()
    // Another group changes the URL of a published item, so the dialog shows the changes first.
    if (parent !== node.parent && node.state !== 'draft') setOpenMove(moved)
    else move(moved)
  }
  async function copy(node: ItemNode): Promise<void> {
    try {
      const copied = await copyEntry(node)
      refreshLists([copied])
      void refreshItemNodes()
      showToast('Это копия: поправьте и\u00A0опубликуйте')
      void navigate(`${PATH}${copied.id}/`)
    } catch (failure) {
      showToast(failureText(failure))
    }
  }
  async function publish(node: ItemNode): Promise<void> {
    try {
      const { entry } = await entryCalls.publish(node)
      if (entry) refreshLists([entry])
      void refreshItemNodes()
      showToast(`Опубликовано: ${formatTitle(node)}`)
    } catch (failure) {
      // The form shows the errors at their fields.
      const [sentence] = failure instanceof AdminError ? Object.values(failure.fields).flat() : []
      showToast(sentence ?? failureText(failure))
    }
  }
  function findGroupTitle(key: number | null): string | undefined {
    const group = key === null ? undefined : findNode(key)
    return group && formatTitle(group)
  }
  const addActions = (parent: ItemNode | null): MenuAction[] =>
    ([false, true] as const).map((isGroup) => ({
      label: `${parent ? 'Добавить сюда' : 'Добавить'} ${isGroup ? 'группу' : 'изделие'}`,
      href: newItemPath({ parent: parent?.key ?? null, kind: parent?.catalogKind ?? 'regular', isGroup }),
    }))
  /** The list has all descendants of the group, for bulk edits. */
  const listActions = ({ isGroup, key }: ItemNode): MenuAction[] =>
    isGroup ? [{ label: 'Всё из\u00A0группы списком', href: `${PATH}list/?parent=${key}` }] : []
  const getActions = (node: ItemNode): MenuAction[] =>
    mayWrite
      ? [
          ...(node.isGroup ? addActions(node) : []),
          ...listActions(node),
          ...(PUBLISHABLE.includes(node.state)
            ? [{ label: 'Опубликовать', onAction: () => void publish(node) }]
            : []),
          { label: 'Переместить…', onAction: () => setOpenMove({ node, parent: node.parent }) },
          { label: 'Копировать', onAction: () => void copy(node) },
        ]
      : listActions(node)

  return (
    <>
      <header className={listStyles.header}>
        <h1>{entryKinds.item?.title}</h1>
        {mayWrite && (
          <Menu label="Добавить в&nbsp;каталог" variant="primary" actions={addActions(null)}>
            Добавить <Icon name="chevronDown" size={16} />
          </Menu>
        )}
      </header>
      <CatalogViewSwitch />
      <Panel heading="Дерево каталога" isHeadingHidden>
        {error && <Notice kind="error">{formatMoveError(error)}</Notice>}
        {top.state === 'loading' && top.items.length === 0 ? (
          <Skeleton lines={6} />
        ) : (
          <Tree
            label="Каталог"
            getBranch={getBranch}
            getNode={(node) => ({
              key: node.key,
              name: formatTitle(node),
              href: `${PATH}${node.id}/`,
              canHold: node.isGroup,
              hasChildren: node.hasChildren,
            })}
            open={branches.open}
            onOpenChange={branches.setOpen}
            onLoad={branches.load}
            onMove={mayWrite ? place : undefined}
            getActions={getActions}
            empty="Пока ничего нет."
          >
            {(node) => <ItemRow node={node} />}
          </Tree>
        )}
      </Panel>
      {openMove && (
        <MoveDialog
          move={openMove}
          groupTitle={findGroupTitle(openMove.parent)}
          onClose={() => setOpenMove(undefined)}
        />
      )}
    </>
  )
}
