import { GAP_WEIGHTS, gapWeights, type Opening } from '@rapport/staff-contract/opening/opening'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { GapList } from './gap-list.tsx'
import { weightTitles } from './gap-texts.ts'
import { OpeningSwitch } from './opening-switch.tsx'

/** Whether the site is open, the switch, and what it lacks by weight. */
export function OpeningPanels(opening: Opening) {
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
