import { GAP_WEIGHTS, gapWeights, type Opening } from '@rapport/staff-contract/opening/opening'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { GapList } from './gap-list.tsx'
import { weightTitles } from './gap-texts.ts'
import { openingQuery } from './opening-query.ts'
import { OpeningSwitch } from './opening-switch.tsx'

/** Whether visitors see the site, and what it lacks: before it opens and ever after. */
export function Component() {
  const { data, error, refetch } = useQuery({ ...openingQuery, staleTime: 0 })
  return (
    <>
      <h1>Открытие сайта</h1>
      {data && <OpeningPanels {...data} />}
      {!data && !error && <Skeleton lines={8} />}
      {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
    </>
  )
}

function OpeningPanels(opening: Opening) {
  const { isOpen, changedAt, gaps } = opening
  const since = changedAt && ` с\u00A0${formatMoment(changedAt)}`
  return (
    <>
      <Panel
        heading={isOpen ? `Сайт открыт${since ?? ''}` : 'Сайт закрыт для посетителей'}
        lead={lead(opening)}
      >
        <p>
          {/* Outside of the back office, so that it loads as a page. */}
          <a href="/" target="_blank" rel="noopener">
            {isOpen ? 'Посмотреть сайт' : 'Посмотреть сайт, пока его видят только сотрудники'}
          </a>
        </p>
        <OpeningSwitch {...opening} />
      </Panel>
      {GAP_WEIGHTS.map((weight) => {
        const own = gaps.filter(({ code }) => gapWeights[code] === weight)
        return (
          own.length > 0 && (
            <Panel key={weight} heading={weightTitles[weight]}>
              <GapList gaps={own} />
            </Panel>
          )
        )
      })}
    </>
  )
}

function lead({ isOpen, gaps }: Opening): string {
  if (isOpen) return gaps.length > 0 ? 'Ниже\u00A0— чего не\u00A0хватает сайту сейчас.' : 'Всё на\u00A0месте.'
  return 'Посетители и\u00A0поисковики видят одну страницу: «Скоро откроемся» и\u00A0ваши контакты. Заявки не\u00A0принимаются.'
}
