import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'

interface CopyButtonProps {
  text: string
  /** What the button says. */
  children: string
  /** What is said once it is done. */
  copied: string
  /** What to do where the browser refuses: it stays on the screen. */
  refused: string
}

/** Copies what is shown beside it. */
export function CopyButton({ text, children, copied, refused }: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    try {
      // Absent from pages without TLS.
      await navigator.clipboard.writeText(text)
      setRefused(false)
      showToast(copied)
    } catch {
      setRefused(true)
    }
  }
  return (
    <>
      <Button variant="secondary" onPress={() => void copy()}>
        {children}
      </Button>
      {isRefused && <Notice kind="error">{refused}</Notice>}
    </>
  )
}
