import { listBlankNames } from '@rapport/staff-contract/snapshots/blanks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWithFields } from '../../api/admin-error.ts'
import { commonQuestions } from '../../content/samples/trades/common-questions.ts'
import { type TradeName, trades } from '../../content/samples/trades/trades.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkboxes } from '../../ui/checkbox/checkboxes.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { BlankFields } from '../blank-fields.tsx'
import { recallAnswers } from '../earlier-answers.ts'
import { StepFrame } from '../step-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { useAnswers } from '../use-answers.ts'
import { addSamples, titlesQuery } from './add-samples.ts'

const TRADES = (Object.keys(trades) as TradeName[]).map((value) => ({ value, label: trades[value].title }))
const toOptions = (samples: readonly { title: string }[]) =>
  samples.map(({ title }) => ({ value: title, label: title }))

/** Groups and questions that factories of the chosen trades usually have. */
export default function TradeStep({ onDone }: StepProps) {
  const { data: titles = new Set<string>(), isPending: isLoading, refetch } = useQuery(titlesQuery)
  const [chosen, setChosen] = useState<TradeName[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const isNew = ({ title }: { title: string }) => !titles.has(title)
  const isKept = ({ title }: { title: string }) => !left.has(title)
  const groups = chosen.flatMap((name) => trades[name].groups).filter(isNew)
  const questions =
    chosen.length === 0
      ? []
      : [...commonQuestions, ...chosen.flatMap((name) => trades[name].questions)].filter(isNew)
  const blanks = new Set(questions.filter(isKept).flatMap(({ answer }) => listBlankNames(answer)))

  const known = recallAnswers(blanks)
  const { answers, setAnswers, saveAnswers, isPending, error } = useAnswers({
    save: async (now) => {
      await addSamples(groups.filter(isKept), questions.filter(isKept), { ...known, ...now })
      showToast('Группы и\u00A0вопросы добавлены')
    },
    onSaved: onDone,
    onFailed: refetch,
  })
  if (isLoading) return <Skeleton lines={8} />

  /** Ticks these of the samples, and unticks the others. */
  function keep(samples: readonly { title: string }[], kept: readonly string[]): void {
    const titlesOf = samples.map(({ title }) => title)
    setLeft(
      new Set([
        ...[...left].filter((title) => !titlesOf.includes(title)),
        ...titlesOf.filter((title) => !kept.includes(title)),
      ]),
    )
  }
  const keptOf = (samples: readonly { title: string }[]) => samples.filter(isKept).map(({ title }) => title)

  return (
    <StepFrame
      actions={
        <>
          <Button isPending={isPending} isDisabled={chosen.length === 0} onPress={() => saveAnswers()}>
            Добавить и&nbsp;дальше
          </Button>
          <Button variant="secondary" onPress={onDone}>
            Пропустить
          </Button>
        </>
      }
    >
      <Panel heading="Чем занимаетесь" lead="Предложим группы каталога и&nbsp;вопросы, которые задают всем.">
        <Checkboxes label="Направления" options={TRADES} value={chosen} onChange={setChosen} />
      </Panel>
      {error && <Notice kind="error">{failureWithFields(error)}</Notice>}
      {groups.length > 0 && (
        <Panel
          heading="Группы каталога"
          lead="Появятся черновиками: каждой останется добавить картинку и&nbsp;опубликовать."
        >
          <Checkboxes
            label="Какие добавить"
            options={toOptions(groups)}
            value={keptOf(groups)}
            onChange={(kept) => keep(groups, kept)}
          />
        </Panel>
      )}
      {questions.length > 0 && (
        <Panel
          heading="Вопросы и&nbsp;ответы"
          lead="Ответ без пропусков выйдет сразу, остальные останутся черновиками."
        >
          <Checkboxes
            label="Какие добавить"
            options={toOptions(questions)}
            value={keptOf(questions)}
            onChange={(kept) => keep(questions, kept)}
          />
        </Panel>
      )}
      {blanks.size > 0 && (
        <Panel heading="Что знаете только вы" lead="Это встанет в&nbsp;ответы.">
          <BlankFields names={[...blanks]} answers={{ ...known, ...answers }} onChange={setAnswers} />
        </Panel>
      )}
    </StepFrame>
  )
}
