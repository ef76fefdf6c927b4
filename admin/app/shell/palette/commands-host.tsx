import { lazy, Suspense, useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './commands-host.module.css'
import { KeysDialog } from './keys-dialog.tsx'

// What opens it stands in the first screen; what it is made of need not.
const CommandPalette = lazy(() => import('./command-palette.tsx'))

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')

/** The button of the palette, and the keys that open it and their list. */
export function Commands() {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isPaletteKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isPaletteKey && (event.key !== '?' || isTyping(event))) return
      // Nothing is to be done over a dialog that waits for an answer.
      if (document.querySelector('[role="alertdialog"], [role="dialog"]')) return
      event.preventDefault()
      setOpen(isPaletteKey ? 'palette' : 'keys')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => setOpen(undefined)
  return (
    <>
      <AriaButton className={styles.button} onPress={() => setOpen('palette')}>
        <Icon name="search" size={18} />
        <span className={styles.label}>Найти или сделать</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </AriaButton>
      <Suspense>
        {open === 'palette' && (
          <CommandPalette onClose={close} showKeys={() => setTimeout(() => setOpen('keys'))} />
        )}
      </Suspense>
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
    </>
  )
}
