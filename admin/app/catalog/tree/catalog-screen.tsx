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
import { CatalogViews } from './catalog-views.tsx'
import { forgetItemNodes } from './item-queries.ts'
import { ItemRow } from './item-row.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { newItemPath } from './new-item-path.ts'
import { useItemBranches } from './use-item-branches.ts'
import { type ItemMove, moveFailure, useMoveItem } from './use-move-item.ts'

const PATH = entryKinds.item?.path ?? '/'
/** How something stands that is not on the site as it is here. */
const PUBLISHABLE: readonly EntryState[] = ['draft', 'edited', 'taken-down']

/** The catalogue as it is to be, groups within groups; each opens what stands in it. */
export function Component() {
  const { member } = useSession()
  const navigate = useNavigate()
  const { branchOf, findNode, ...branches } = useItemBranches()
  const [asked, setAsked] = useState<ItemMove>()
  const { mutate: move, error, reset } = useMoveItem()
  const mayWrite = hasPermission(member.role, 'content.write')
  const top = branchOf(null)

  function place({ key, parent, beside }: TreeMove): void {
    const node = findNode(key)
    const sibling = beside && findNode(beside.key)
    if (!node) return
    const moved = { node, parent, beside: beside && sibling && { id: sibling.id, side: beside.side } }
    reset()
    // In another group it may get another address: who moves it sees that first.
    if (parent !== node.parent && node.state !== 'draft') setAsked(moved)
    else move(moved)
  }
  async function copy(node: ItemNode): Promise<void> {
    try {
      const copied = await copyEntry(node)
      refreshLists([copied])
      void forgetItemNodes()
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
      void forgetItemNodes()
      showToast(`Опубликовано: ${formatTitle(node)}`)
    } catch (failure) {
      // What lacks stands at its field in the form.
      const [sentence] = failure instanceof AdminError ? Object.values(failure.fields).flat() : []
      showToast(sentence ?? failureText(failure))
    }
  }
  function titleOfGroup(key: number | null): string | undefined {
    const group = key === null ? undefined : findNode(key)
    return group && formatTitle(group)
  }
  const addActions = (parent: ItemNode | null): MenuAction[] =>
    ([false, true] as const).map((isGroup) => ({
      label: `${parent ? 'Добавить сюда' : 'Добавить'} ${isGroup ? 'группу' : 'изделие'}`,
      href: newItemPath({ parent: parent?.key ?? null, kind: parent?.catalogKind ?? 'regular', isGroup }),
    }))
  /** From there on all below a group is found, chosen and changed at once. */
  const listActions = ({ isGroup, key }: ItemNode): MenuAction[] =>
    isGroup ? [{ label: 'Всё из\u00A0группы списком', href: `${PATH}list/?parent=${key}` }] : []
  const actionsOf = (node: ItemNode): MenuAction[] =>
    mayWrite
      ? [
          ...(node.isGroup ? addActions(node) : []),
          ...listActions(node),
          ...(PUBLISHABLE.includes(node.state)
            ? [{ label: 'Опубликовать', onAction: () => void publish(node) }]
            : []),
          { label: 'Переместить…', onAction: () => setAsked({ node, parent: node.parent }) },
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
      <CatalogViews />
      <Panel heading="Дерево каталога" isHeadingHidden>
        {error && <Notice kind="error">{moveFailure(error)}</Notice>}
        {top.state === 'loading' && top.items.length === 0 ? (
          <Skeleton lines={6} />
        ) : (
          <Tree
            label="Каталог"
            branchOf={branchOf}
            nodeOf={(node) => ({
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
            actionsOf={actionsOf}
            empty="Пока ничего нет."
          >
            {(node) => <ItemRow node={node} />}
          </Tree>
        )}
      </Panel>
      {asked && (
        <MoveDialog
          asked={asked}
          groupTitle={titleOfGroup(asked.parent)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
