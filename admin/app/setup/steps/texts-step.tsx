import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText, failureWithFields } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { type Answers, BlankFields } from '../blank-fields.tsx'
import styles from '../setup.module.css'
import { StepFrame } from '../step-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { useAnswers } from '../use-answers.ts'
import { type PageText, pageTextsQuery, savePageTexts } from './page-texts.ts'

/** Legal texts and help pages from samples: staff answer what the samples leave open. */
export default function TextsStep(props: StepProps) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(pageTextsQuery)
  if (data && isFetchedAfterMount) return <Texts pages={data} onChanged={() => refetch()} {...props} />
  if (!error) return <Skeleton lines={12} />
  return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
}

interface TextsProps extends StepProps {
  pages: PageText[]
  onChanged: () => Promise<unknown>
}

function Texts({ pages, onChanged, onDone }: TextsProps) {
  const { answers, setAnswers, saveAnswers, isPending, error } = useAnswers({
    save: async (now) => showToast(sayPublished(await savePageTexts(pages, now))),
    onSaved: onDone,
    // Pages before a failure are saved: the next try needs their versions.
    onFailed: onChanged,
  })
  const open = pages.filter(({ isOnSite }) => !isOnSite)
  const asked = new Set<string>()
  return (
    <StepFrame
      actions={
        <>
          <Button isPending={isPending} onPress={() => (open.length > 0 ? saveAnswers() : onDone())}>
            {open.length > 0 ? 'Сохранить и\u00A0дальше' : 'Дальше'}
          </Button>
          {open.length > 0 && (
            <Button variant="secondary" onPress={onDone}>
              Пропустить
            </Button>
          )}
        </>
      }
    >
      <Panel
        heading="Страницы из&nbsp;образцов"
        lead="Ответьте на&nbsp;вопросы, и&nbsp;страницы готовы. Без ответа страница останется черновиком. Каждый текст потом можно переписать."
      >
        <Notice>
          Образец не&nbsp;заменяет юриста: дайте ему прочесть согласие, соглашение и&nbsp;гарантию.
        </Notice>
        {error && <Notice kind="error">{failureWithFields(error)}</Notice>}
        {pages.map((page) => {
          const names = page.blanks.filter((name) => !asked.has(name))
          for (const name of names) asked.add(name)
          return (
            <PageFields key={page.slug} page={page} names={names} {...{ answers, onChange: setAnswers }} />
          )
        })}
      </Panel>
    </StepFrame>
  )
}

const sayPublished = (count: number) =>
  count > 0
    ? `Опубликовано страниц: ${count}`
    : 'Ответы сохранены в\u00A0черновиках: страницы выйдут, когда ответите на\u00A0всё'

interface PageFieldsProps {
  page: PageText
  names: string[]
  answers: Answers
  onChange: (answers: Answers) => void
}

const PageFields = ({ page: { slug, snapshot, target, isOnSite }, names, ...fields }: PageFieldsProps) => (
  <section className={styles.page} aria-label={snapshot.title}>
    <header>
      <h3>{snapshot.title}</h3>
      <span className={styles.state}>
        {isOnSite ? 'На\u00A0сайте' : target ? 'Черновик' : 'Пока только образец'}
      </span>
      <Link to={target ? `/pages/${target.id}/` : `/pages/new/?slug=${slug}`}>
        {target ? 'Открыть текст' : 'Написать свой'}
      </Link>
    </header>
    {!isOnSite && <BlankFields names={names} {...fields} />}
    {!isOnSite && names.length === 0 && (
      <p className={styles.state}>Всё известно: страница выйдет, когда нажмёте «Сохранить».</p>
    )}
  </section>
)
