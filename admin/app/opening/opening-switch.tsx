import { mayOpen, type Opening } from '@rapport/staff-contract/opening/opening'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { openingQuery } from './opening-query.ts'

/** Opens the site to visitors, or closes it after a question. */
export function OpeningSwitch({ isOpen, gaps }: Opening) {
  const { member } = useSession()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin(isOpen ? 'closeSite' : 'openSite'),
    onSuccess: () => {
      showToast(isOpen ? 'Сайт закрыт: посетители видят «Скоро откроемся»' : 'Сайт открыт')
      setAsking(false)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: openingQuery.queryKey }),
  })
  if (!hasPermission(member.role, 'site.open')) return <p>Открыть и&nbsp;закрыть сайт может владелец.</p>
  if (!isOpen)
    return (
      <>
        {error && <Notice kind="error">{failureText(error)}</Notice>}
        <Button isPending={isPending} isDisabled={!mayOpen(gaps)} onPress={() => mutate()}>
          Открыть сайт
        </Button>
      </>
    )
  return (
    <>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        Закрыть сайт
      </Button>
      {isAsking && (
        <Question
          heading="Закрыть сайт для посетителей?"
          text={CLOSING}
          action="Закрыть сайт"
          error={error}
          isPending={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const CLOSING =
  'Вместо страниц посетители и\u00A0поисковики увидят «Скоро откроемся» и\u00A0ваши контакты. Заявки через сайт приходить не\u00A0будут.'
