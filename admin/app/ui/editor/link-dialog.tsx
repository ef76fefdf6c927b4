import { cleanHref, parsePageHref } from '@rapport/markdown/hrefs'
import { useEffect, useState } from 'react'
import { Button as AriaButton, Form } from 'react-aria-components'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { TextField } from '../field/text-field.tsx'
import styles from './editor.module.css'

export interface LinkTarget {
  path: string
  label: string
  hint: string
}

interface LinkDialogProps {
  /** Empty for a new link. */
  href: string
  searchPages: (query: string) => Promise<LinkTarget[]>
  /** `href` undefined removes the link; `words` is its text when nothing is selected. */
  onDone: (href: string | undefined, words?: string) => void
  onClose: () => void
}

const PAUSE_MS = 250

/** Dialog for a link: search for a page of the site, or type a URL, e-mail or phone. */
export function LinkDialog({ href, searchPages, onDone, onClose }: LinkDialogProps) {
  const isOurs = parsePageHref(href) !== undefined
  const [typed, setTyped] = useState(isOurs ? '' : href)
  const [pages, setPages] = useState<LinkTarget[]>([])
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const pages = await searchPages(typed.trim()).catch(() => [])
      if (isCurrent) setPages(pages)
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, searchPages])

  function submit(): void {
    const target = toHref(typed.trim())
    if (target) onDone(target, typed.trim())
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
        {pages.length > 0 && (
          <ul className={styles.pages} aria-label="Найденные страницы">
            {pages.map(({ path, label, hint }) => (
              <li key={path}>
                <AriaButton onPress={() => onDone(path, label)} className={styles.page}>
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

function toHref(typed: string): string | undefined {
  if (/^[^\s@/]+@[^\s@/]+$/.test(typed)) return cleanHref(`mailto:${typed}`)
  if (/^\+?[\d ()-]{10,}$/.test(typed)) return cleanHref(`tel:${typed.replace(/[^+\d]/g, '')}`)
  if (typed.startsWith(`${location.origin}/`)) return cleanHref(typed.slice(location.origin.length))
  return (
    cleanHref(typed) ??
    (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? cleanHref(`https://${typed}`) : undefined)
  )
}
