import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  /** Shown while files are dragged over the zone. */
  label: string
  onFiles: (files: File[]) => void
  /** Called instead of `onFiles` for a drop with folders. */
  onEntries?: (entries: FileSystemEntry[]) => void
  isDisabled?: boolean
  /** Whether pasted files are accepted too. Only one zone of a screen can do that. */
  acceptsPaste?: boolean
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Accepts dropped and pasted files. Place a FileButton beside it for users who can do neither. */
export function DropZone({
  label,
  onFiles,
  onEntries,
  isDisabled = false,
  acceptsPaste = true,
  children,
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isDisabled || !acceptsPaste) return
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles, isDisabled, acceptsPaste])
  if (isDisabled) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const entries = [...event.dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
        if (onEntries && entries.some(({ isDirectory }) => isDirectory)) return onEntries(entries)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      }}
    >
      {children}
      {isOver && <p className={styles.over}>{label}</p>}
    </div>
  )
}
