import type { HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { EntryEditor } from '../editing/form/entry-editor.ts'
import { FoldingPanel } from '../ui/panel/folding-panel.tsx'

interface BlockPanelProps {
  editor: EntryEditor<'home'>
  name: Exclude<keyof HomeSnapshot, 'title' | 'blocks'>
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/**
 * Collapsible block of the home page; its summary has the number of items, and whether the block is hidden.
 */
export function BlockPanel({ editor, name, ...panel }: BlockPanelProps) {
  const summary = useSyncExternalStore(editor.subscribe, () =>
    formatSummary(editor.getState().snapshot, name),
  )
  const mistakes = useSyncExternalStore(
    editor.subscribe,
    () =>
      Object.keys(editor.getState().errors).filter((field) => field === name || field.startsWith(`${name}.`))
        .length,
  )
  return <FoldingPanel summary={summary} mistakes={mistakes} {...panel} />
}

function formatSummary(snapshot: HomeSnapshot, name: BlockPanelProps['name']): string {
  const block = snapshot[name]
  const list = Array.isArray(block) ? block : 'list' in block ? block.list : undefined
  const isHidden = snapshot.blocks.some((item) => item.name === name && !item.isShown)
  const isEmpty = list ? list.length === 0 : snapshot.video.video === ''
  if (isEmpty) return 'пусто'
  return [list?.length, isHidden && 'скрыт'].filter(Boolean).join(', ')
}
