import { Suspense, useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '../../ui/icon/icon.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import styles from './commands-host.module.css'
import { KeysDialog } from './keys-dialog.tsx'

// The first screen has only the button and the keys; the palette is loaded on demand.
const loadPalette = async () => (await import('./command-palette.tsx')).default
const CommandPalette = lazyPart(loadPalette)

const preloadPalette = () => void loadPalette().catch(() => undefined)

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')

export function Commands() {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const [query, setQuery] = useState('')
  const openPalette = () => {
    setQuery('')
    setOpen('palette')
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette()
      const isPaletteKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isPaletteKey && (event.key !== '?' || isTyping(event))) return
      // Don't cover an open dialog.
      if (document.querySelector('[role="alertdialog"], [role="dialog"]')) return
      event.preventDefault()
      if (isPaletteKey) setQuery('')
      setOpen(isPaletteKey ? 'palette' : 'keys')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  // While the palette loads, send typed characters to its field instead of the focused element.
  useEffect(() => {
    if (open !== 'palette') return
    function onKey(event: KeyboardEvent): void {
      const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
      if (!isCharacter || isInDialog) return
      event.preventDefault()
      event.stopPropagation()
      setQuery((typed) => typed + event.key)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [open])
  const close = () => setOpen(undefined)
  return (
    <>
      <AriaButton className={styles.button} onHoverStart={preloadPalette} onPress={openPalette}>
        <Icon name="search" size={18} />
        <span className={styles.label}>Найти или сделать</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </AriaButton>
      <Suspense>
        {open === 'palette' && (
          <CommandPalette
            query={query}
            onQuery={setQuery}
            onClose={close}
            showKeys={() => setTimeout(() => setOpen('keys'))}
          />
        )}
      </Suspense>
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
    </>
  )
}
