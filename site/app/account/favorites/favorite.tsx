import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { sendLike } from '../../browser/requests/api.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import styles from './favorites.module.css'

export type FavoriteSubject = 'catalog' | 'post'

interface FavoriteProps {
  subject: FavoriteSubject
  id: number
  name: string
  children: ReactNode
}

/** Liked entry. After removal it keeps its place with an undo button until the page is left. */
export function Favorite({ subject, id, name, children }: FavoriteProps) {
  const [isRemoved, setRemoved] = useState(false)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const hasChanged = useRef(false)
  // Focus moves from the removed button to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the buttons
  useEffect(() => {
    if (hasChanged.current) place.current?.querySelector('button')?.focus()
  }, [isRemoved])

  async function change(next: boolean, call: () => Promise<boolean>): Promise<void> {
    if (busy) return
    setBusy(true)
    const isDone = await call()
    setBusy(false)
    if (!isDone) return showToast('Не получилось. Проверьте интернет и попробуйте ещё раз.', 'failure')
    hasChanged.current = true
    setRemoved(next)
  }
  const remove = () =>
    change(true, async () => {
      const answer = await callAccountEndpoint('removeUserFavorite', undefined, { subject, id: String(id) })
      return answer.ok
    })
  const restore = () =>
    change(false, () =>
      sendLike(subject === 'post' ? 'likePost' : 'likeCatalogItem', id).then(
        () => true,
        () => false,
      ),
    )

  return (
    <li ref={place} className={styles.favorite}>
      {isRemoved ? (
        <div className={styles.removed}>
          <p>«{name}» больше не&nbsp;в&nbsp;избранном</p>
          <Button variant="outline" compact aria-disabled={busy} onClick={restore}>
            Вернуть
          </Button>
        </div>
      ) : (
        <>
          <IconButton
            icon="close"
            label={`Убрать из избранного: ${name}`}
            aria-disabled={busy}
            className={styles.remove}
            onClick={remove}
          />
          {children}
        </>
      )}
    </li>
  )
}
