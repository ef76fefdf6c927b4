import { cleanHref, parsePageHref } from '@rapport/markdown/hrefs'
import { useEffect, useState } from 'react'
import { Button as AriaButton, Form } from 'react-aria-components'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { TextField } from '../field/text-field.tsx'
import styles from './editor.module.css'

/** A page that a link may lead to. */
export interface LinkTarget {
  path: string
  label: string
  /** What kind of page it is. */
  hint: string
}

interface LinkDialogProps {
  /** Empty: there is none yet. */
  href: string
  searchPages: (query: string) => Promise<LinkTarget[]>
  /** Called with an address and the words it has where none are marked, or with none to take the link away. */
  onDone: (href: string | undefined, words?: string) => void
  onClose: () => void
}

const PAUSE_MS = 250

/** Asks where a link leads: a page of ours that is found by its words, or an address. */
export function LinkDialog({ href, searchPages, onDone, onClose }: LinkDialogProps) {
  const isOurs = parsePageHref(href) !== undefined
  const [typed, setTyped] = useState(isOurs ? '' : href)
  const [found, setFound] = useState<LinkTarget[]>([])
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const pages = await searchPages(typed.trim()).catch(() => [])
      if (isCurrent) setFound(pages)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, searchPages])

  function submit(): void {
    const address = toHref(typed.trim())
    if (address) onDone(address, typed.trim())
    else setError('Выберите страницу из\u00A0списка или впишите адрес: https://…, почту или телефон')
  }
  return (
    <Dialog heading="Ссылка" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className={styles.linkForm}
      >
        <TextField
          label="Страница сайта или адрес"
          hint={isOurs ? 'Сейчас ссылка ведёт на\u00A0страницу сайта и\u00A0следует за\u00A0ней' : undefined}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setError(undefined)
          }}
          errors={error ? [error] : []}
          autoFocus
          autoComplete="off"
          maxLength={2000}
        />
        {found.length > 0 && (
          <ul className={styles.found} aria-label="Найденные страницы">
            {found.map(({ path, label, hint }) => (
              <li key={path}>
                <AriaButton onPress={() => onDone(path, label)} className={styles.foundPage}>
                  {label} <span className={styles.hint}>{hint}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button type="submit">Поставить</Button>
          {href !== '' && (
            <Button variant="secondary" onPress={() => onDone(undefined)}>
              Убрать ссылку
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Returns an address as it is stored of what somebody typed: addresses of this site without their host. */
function toHref(typed: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+$/.test(typed)) return cleanHref(`mailto:${typed}`)
  if (/^\+?[\d ()-]{10,}$/.test(typed)) return cleanHref(`tel:${typed.replace(/[^+\d]/g, '')}`)
  if (typed.startsWith(`${location.origin}/`)) return cleanHref(typed.slice(location.origin.length))
  return (
    cleanHref(typed) ??
    (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? cleanHref(`https://${typed}`) : undefined)
  )
}
