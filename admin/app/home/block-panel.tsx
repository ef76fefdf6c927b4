import type { HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { EntryEditor } from '../editing/form/entry-editor.ts'
import { FoldingPanel } from '../ui/panel/folding-panel.tsx'

interface BlockPanelProps {
  editor: EntryEditor<'home'>
  /** The field of the block. */
  name: Exclude<keyof HomeSnapshot, 'title' | 'blocks'>
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/** A block of the home page, folded: how much is in it, whether it is shown, and how many mistakes there are. */
export function BlockPanel({ editor, name, ...panel }: BlockPanelProps) {
  const summary = useSyncExternalStore(editor.subscribe, () => summaryOf(editor.getState().snapshot, name))
  const mistakes = useSyncExternalStore(
    editor.subscribe,
    () =>
      Object.keys(editor.getState().errors).filter((field) => field === name || field.startsWith(`${name}.`))
        .length,
  )
  return <FoldingPanel summary={summary} mistakes={mistakes} {...panel} />
}

function summaryOf(snapshot: HomeSnapshot, name: BlockPanelProps['name']): string {
  const block = snapshot[name]
  const list = Array.isArray(block) ? block : 'list' in block ? block.list : undefined
  const isHidden = snapshot.blocks.some((one) => one.name === name && !one.isShown)
  const isEmpty = list ? list.length === 0 : snapshot.video.video === ''
  if (isEmpty) return 'пусто'
  return [list?.length, isHidden && 'скрыт'].filter(Boolean).join(', ')
}
