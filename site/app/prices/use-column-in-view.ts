import { type RefObject, useEffect, useRef } from 'react'

/**
 * Has a table that scrolls show its current column beside the one that stays: at first, with each other column, and when the table
 * is another. Only the table scrolls, the page stays.
 */
export function useColumnInView(column: number, table: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has other widths
  useEffect(() => {
    // A table begins at its first column: nothing has to be measured for that.
    if (column === shown.current && column === 0) return
    const current = region.current?.querySelector<HTMLElement>('th[aria-current]')
    const staying = region.current?.querySelector('th')
    if (!region.current || !current || !staying) return
    shown.current = column
    const { scrollLeft, clientWidth } = region.current
    const [start, end] = [current.offsetLeft - staying.offsetWidth, current.offsetLeft + current.offsetWidth]
    if (start < scrollLeft || end > scrollLeft + clientWidth) region.current.scrollTo({ left: start })
  }, [column, table])
  return region
}
