import { useEffect, useRef, useState } from 'react'
import styles from './preview.module.css'

interface PreviewFrameProps {
  path: string
  title: string
  /** Of the page, in CSS pixels; where there is less room it is drawn smaller. */
  width: number
  savedVersion: number | string
}

/** A page within the screen: as wide as it is on a device, and drawn as large as there is room for. */
export function PreviewFrame({ path, title, width, savedVersion }: PreviewFrameProps) {
  const { ref: place, width: room } = useWidth()
  const frame = useReloadedFrame(savedVersion)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={place} className={styles.place}>
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

/** Returns the frame’s ref; once something was saved the page in it is loaded again, where one has scrolled to, whichever one is at. */
function useReloadedFrame(savedVersion: number | string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(savedVersion)
  useEffect(() => {
    if (shown.current === savedVersion) return
    shown.current = savedVersion
    if (frame.current) reload(frame.current)
  }, [savedVersion])
  return frame
}

function reload(frame: HTMLIFrameElement): void {
  try {
    frame.contentWindow?.location.reload()
  } catch {
    // On the host of a city, whose pages are not ours to touch: it begins anew.
    frame.src = frame.getAttribute('src') ?? ''
  }
}

/** Returns how wide an element is as long as it is there. */
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
