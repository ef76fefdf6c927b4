import { type DemoCounts, REMOVABLE_KINDS } from '@rapport/staff-contract/opening/demo-entries'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { entryKinds } from '../editing/entry-kinds.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './opening.module.css'

type Removable = (typeof REMOVABLE_KINDS)[number]
type Left = DemoCounts[number]

const demoQuery = queryOptions({
  queryKey: ['demo-entries'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await callAdmin('getDemoEntries', { signal })).counts,
})

const isRemovable = ({ kind }: Left): boolean => (REMOVABLE_KINDS as readonly string[]).includes(kind)

/** What is left of the demo factory, kind by kind, and its removal. */
export function Component() {
  const { data, error, refetch } = useQuery(demoQuery)
  return (
    <>
      <h1>Примеры</h1>
      {data && <DemoPanel counts={data} />}
      {!data && !error && <Skeleton lines={8} />}
      {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
    </>
  )
}

function DemoPanel({ counts }: { counts: DemoCounts }) {
  const { member } = useSession()
  const queries = useQueryClient()
  /** Kinds to remove; undefined: nothing is asked. */
  const [asked, setAsked] = useState<Left[]>()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    async mutationFn(kinds: Left[]) {
      let left = 0
      // One after another: an entry goes before the entries it uses.
      for (const { kind } of kinds)
        left += (await callAdmin('removeDemoEntries', { form: { kind: kind as Removable } })).left
      return left
    },
    onSuccess(left) {
      showToast(
        left > 0
          ? `Осталось ${left}: без них сайт не\u00A0обойдётся, замените их\u00A0своими`
          : 'Примеры убраны в\u00A0корзину',
      )
      setAsked(undefined)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  const isOwner = hasPermission(member.role, 'site.open')
  const removable = counts.filter(isRemovable)
  if (counts.length === 0) return <Notice>На сайте всё ваше: примеров не&nbsp;осталось.</Notice>
  return (
    <Panel
      heading="Что осталось от&nbsp;вымышленной фабрики"
      lead="В&nbsp;списках эти записи помечены «Пример». Поисковики, карта сайта и&nbsp;фиды их не&nbsp;видят. Пометка исчезает, когда вы публикуете свою правку."
      actions={
        isOwner &&
        removable.length > 0 && (
          <Button variant="danger" onPress={() => setAsked(removable)}>
            Убрать все
          </Button>
        )
      }
    >
      <ul>
        {counts.map((left) => {
          const { title, path, listPath } = entryKinds[left.kind]
          return (
            <li key={left.kind} className={styles.demo}>
              <Link to={listPath ?? path}>
                {title}: {left.count.toLocaleString('ru-RU')}
              </Link>
              {isOwner && isRemovable(left) ? (
                <Button variant="quiet" aria-label={`Убрать: ${title}`} onPress={() => setAsked([left])}>
                  Убрать
                </Button>
              ) : (
                <span className={styles.why}>Замените своими данными</span>
              )}
            </li>
          )
        })}
      </ul>
      {asked && (
        <Question
          heading={asked.length === 1 ? `Убрать примеры: ${titleOf(asked)}?` : 'Убрать все примеры?'}
          text={REMOVAL}
          action="Убрать"
          error={error}
          isPending={isPending}
          onConfirm={() => mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}

const titleOf = ([only]: Left[]): string => (only ? entryKinds[only.kind].title.toLowerCase() : '')

const REMOVAL =
  'С\u00A0сайта они исчезнут сразу. В\u00A0корзине пролежат тридцать дней, и\u00A0любую запись можно вернуть. Ваши записи останутся.'
