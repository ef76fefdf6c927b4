/** Moves the item at `from` to `to`, which is clamped to the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  if (moved === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved)
}

/** Moves the keys in `moved` right before or after `target`, in their present order. */
export function moveBeside<Key>(
  keys: readonly Key[],
  moved: ReadonlySet<Key>,
  target: Key,
  position: 'before' | 'after',
): Key[] {
  if (moved.has(target)) return [...keys]
  const rest = keys.filter((key) => !moved.has(key))
  const place = rest.indexOf(target) + (position === 'after' ? 1 : 0)
  return rest.toSpliced(place, 0, ...keys.filter((key) => moved.has(key)))
}
