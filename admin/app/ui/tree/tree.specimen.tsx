import { useState } from 'react'
import { Tree } from './tree.tsx'
import type { TreeMove } from './tree-node.ts'

interface Shelf {
  key: number
  name: string
  parent: number | null
  isShelf: boolean
}

const shelves: Shelf[] = [
  { key: 1, name: 'Льняные ткани', parent: null, isShelf: true },
  { key: 2, name: 'Лён суровый', parent: 1, isShelf: false },
  { key: 3, name: 'Лён с хлопком', parent: 1, isShelf: true },
  { key: 4, name: 'Полотно', parent: 3, isShelf: false },
  { key: 5, name: 'Шерсть', parent: null, isShelf: true },
  { key: 6, name: 'Остатки', parent: null, isShelf: true },
]

function moved(all: readonly Shelf[], { key, parent, beside }: TreeMove): Shelf[] {
  const shelf = all.find((one) => one.key === key)
  if (!shelf) return [...all]
  const others = all.filter((one) => one.key !== key)
  const place = beside ? others.findIndex((one) => one.key === beside.key) : others.length
  return others.toSpliced(place + (beside?.side === 'after' ? 1 : 0), 0, { ...shelf, parent })
}

export default function TreeSpecimen() {
  const [all, setAll] = useState<readonly Shelf[]>(shelves)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1]))
  const [isWhole, setIsWhole] = useState(false)
  const branchOf = (parent: number | null) => ({
    items: all.filter((one) => one.parent === parent),
    state: parent === 1 && !isWhole ? ('more' as const) : ('whole' as const),
  })
  return (
    <>
      <Tree
        label="Полки образца"
        nodeOf={({ key, name, isShelf }) => ({
          ...{ key, name, href: '/specimens/', canHold: isShelf },
          hasChildren: all.some(({ parent }) => parent === key),
        })}
        branchOf={branchOf}
        open={open}
        onOpenChange={setOpen}
        onLoad={() => setIsWhole(true)}
        onMove={(move) => setAll(moved(all, move))}
        actionsOf={() => [{ label: 'Открыть', href: '/specimens/' }]}
        empty="Пока пусто."
      >
        {({ name }) => name}
      </Tree>
      <Tree<Shelf>
        label="Пустое дерево"
        nodeOf={({ key, name }) => ({ key, name, href: '/', canHold: false, hasChildren: false })}
        branchOf={() => ({ items: [], state: 'whole' })}
        open={new Set()}
        onOpenChange={() => undefined}
        onLoad={() => undefined}
        actionsOf={() => []}
        empty="Пока пусто."
      >
        {({ name }) => name}
      </Tree>
    </>
  )
}
