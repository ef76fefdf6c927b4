import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a table so that its current column is visible beside the sticky first column. It scrolls on mount, when the
 * column changes and when the table changes. The page itself does not scroll.
 */
export function useColumnInView(column: number, table: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  const shownColumn = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other widths
  useEffect(() => {
    // The first column is visible initially, so no layout is measured.
    if (column === shownColumn.current && column === 0) return
    const current = region.current?.querySelector<HTMLElement>('th[aria-current]')
    const sticky = region.current?.querySelector('th')
    if (!region.current || !current || !sticky) return
    shownColumn.current = column
    const { scrollLeft, clientWidth } = region.current
    const [start, end] = [current.offsetLeft - sticky.offsetWidth, current.offsetLeft + current.offsetWidth]
    if (start < scrollLeft || end > scrollLeft + clientWidth) region.current.scrollTo({ left: start })
  }, [column, table])
  return region
}
