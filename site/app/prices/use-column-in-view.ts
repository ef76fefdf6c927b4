import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a table to its current column, beside the column that stays: at first, and whenever another becomes the current one. */
export function useColumnInView(column: number): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  useEffect(() => {
    if (column === shown.current) return
    shown.current = column
    const current = region.current?.querySelector<HTMLElement>('th[aria-current]')
    const staying = region.current?.querySelector('th')
    if (!region.current || !current || !staying) return
    const { scrollLeft, clientWidth } = region.current
    const [start, end] = [current.offsetLeft - staying.offsetWidth, current.offsetLeft + current.offsetWidth]
    if (start < scrollLeft || end > scrollLeft + clientWidth) region.current.scrollTo({ left: start })
  }, [column])
  return region
}
