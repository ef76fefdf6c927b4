import { useState } from 'react'
import { Tree } from './tree.tsx'
import type { TreeMove } from './tree-node.ts'

interface Sample {
  key: number
  name: string
  parent: number | null
  isFolder: boolean
}

const samples: Sample[] = [
  { key: 1, name: 'Льняные ткани', parent: null, isFolder: true },
  { key: 2, name: 'Лён суровый', parent: 1, isFolder: false },
  { key: 3, name: 'Лён с хлопком', parent: 1, isFolder: true },
  { key: 4, name: 'Полотно', parent: 3, isFolder: false },
  { key: 5, name: 'Шерсть', parent: null, isFolder: true },
  { key: 6, name: 'Остатки', parent: null, isFolder: true },
]

function moved(all: readonly Sample[], { key, parent, beside }: TreeMove): Sample[] {
  const sample = all.find((one) => one.key === key)
  if (!sample) return [...all]
  const others = all.filter((one) => one.key !== key)
  const place = beside ? others.findIndex((one) => one.key === beside.key) : others.length
  return others.toSpliced(place + (beside?.side === 'after' ? 1 : 0), 0, { ...sample, parent })
}

export default function TreeSpecimen() {
  const [all, setAll] = useState<readonly Sample[]>(samples)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1]))
  const [isWhole, setIsWhole] = useState(false)
  const getBranch = (parent: number | null) => ({
    items: all.filter((one) => one.parent === parent),
    state: parent === 1 && !isWhole ? ('more' as const) : ('whole' as const),
  })
  return (
    <>
      <Tree
        label="Полки образца"
        getNode={({ key, name, isFolder }) => ({
          key,
          name,
          href: '/specimens/',
          canHold: isFolder,
          hasChildren: all.some(({ parent }) => parent === key),
        })}
        getBranch={getBranch}
        open={open}
        onOpenChange={setOpen}
        onLoad={() => setIsWhole(true)}
        onMove={(move) => setAll(moved(all, move))}
        getActions={() => [{ label: 'Открыть', href: '/specimens/' }]}
        empty="Пока пусто."
      >
        {({ name }) => name}
      </Tree>
      <Tree<Sample>
        label="Пустое дерево"
        getNode={({ key, name }) => ({ key, name, href: '/', canHold: false, hasChildren: false })}
        getBranch={() => ({ items: [], state: 'whole' })}
        open={new Set()}
        onOpenChange={() => undefined}
        onLoad={() => undefined}
        getActions={() => []}
        empty="Пока пусто."
      >
        {({ name }) => name}
      </Tree>
    </>
  )
}
