import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'

interface CopyButtonProps {
  text: string
  children: string
  copied: string
  /** Shown when the browser denies access to the clipboard; the text stays visible. */
  refused: string
}

export function CopyButton({ text, children, copied, refused }: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    try {
      // `navigator.clipboard` is missing on pages without TLS.
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
