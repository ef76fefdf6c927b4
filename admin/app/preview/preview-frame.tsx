import { useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'

interface PreviewFrameProps {
  path: string
  title: string
  /** Page width in CSS pixels; scaled down when there is less room. */
  width: number
  savedVersion: number | string
}

/** Iframe with the page width of a device, scaled to the available room. */
export function PreviewFrame({ path, title, width, savedVersion }: PreviewFrameProps) {
  const { ref: container, width: room } = useWidth()
  const frame = useReloadedFrame(savedVersion)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={container} className={styles.container}>
      <iframe
        ref={frame}
        src={path}
        title={`Как на\u00A0сайте: ${title}`}
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** Returns the iframe's ref. Each save reloads its current page and keeps the scroll position. */
function useReloadedFrame(savedVersion: number | string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shownVersion = useRef(savedVersion)
  useEffect(() => {
    if (shownVersion.current === savedVersion) return
    shownVersion.current = savedVersion
    if (frame.current) reload(frame.current)
  }, [savedVersion])
  return frame
}

function reload(frame: HTMLIFrameElement): void {
  try {
    frame.contentWindow?.location.reload()
  } catch {
    // Pages on a city's host are cross-origin and can't be inspected, so load the first page again.
    frame.src = frame.getAttribute('src') ?? ''
  }
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
