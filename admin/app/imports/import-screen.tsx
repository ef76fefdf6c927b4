import type { ImportRun } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { saveFile } from '../api/save-file.ts'
import { batchQuery } from '../editing/bulk/batch-queries.ts'
import { isUndoable } from '../editing/bulk/batch-words.ts'
import { BATCHES_PATH } from '../editing/entry-kinds.ts'
import { Question } from '../forms/question.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { findScreen, useFocusRestore } from '../ui/panel/use-focus-restore.ts'
import { Progress } from '../ui/progress/progress.tsx'
import { ScreenHeader } from '../ui/screen-header/screen-header.tsx'
import { useScreenTitle } from '../ui/screen-title/screen-title.ts'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { importQuery, isRunning } from './import-queries.ts'
import { formatBlockingErrors, ImportStateBadge } from './import-state.tsx'
import styles from './imports.module.css'
import { ReportPanel } from './report-panel.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { data: run, error } = useQuery(importQuery(Number(id)))
  const { data: batch } = useImportBatch(run?.batchId)
  const outcome = useRef<HTMLDivElement>(null)
  useFocusRestore(outcome, run?.state, findScreen)
  useScreenTitle(run?.fileName)
  if (error && !run) return <Notice kind="error">{failureText(error)}</Notice>
  if (!run) return <Skeleton lines={8} />
  const hasReport = run.state === 'checked' || run.state === 'applied'
  return (
    <>
      <ScreenHeader title={run.fileName}>
        <ImportStateBadge state={run.state} undoneAt={batch?.undoneAt ?? run.undoneAt} />
        <span>
          {rowKindNames[run.kind]}. {run.by.name}, {formatMoment(run.createdAt)}
        </span>
        <SaveButton id={run.id} />
      </ScreenHeader>
      {/* The key remounts it for each state, so that screen readers announce all of it. */}
      <div key={run.state} ref={outcome} tabIndex={-1} className={styles.outcome}>
        {run.failure && <Notice kind="error">{run.failure}</Notice>}
        {isRunning(run) && <Running run={run} />}
        {hasReport && <Outcome run={run} />}
      </div>
      {hasReport && <ReportPanel key={`${run.id} ${run.state}`} run={run} />}
      {!isRunning(run) && run.state !== 'applied' && <ColumnsPanel run={run} />}
    </>
  )
}

function SaveButton({ id }: { id: number }) {
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile((await callAdmin('openImportFile', { params: { id } })).path),
    onError: (error) => failureText(error) && showToast(failureText(error)),
  })
  return (
    <Button variant="quiet" isPending={saving.isPending} onPress={() => saving.mutate()}>
      Скачать файл
    </Button>
  )
}

const RUNNING = {
  tables: 'Применяем всё одним разом: большой файл занимает минуты. Страницу можно закрыть',
  pictures: 'Читаем картинки: это занимает минуты. Страницу можно закрыть',
}

function Running({ run: { kind, state, doneCount, rowCount } }: { run: ImportRun }) {
  const isCounted = state === 'checking' || kind === 'pictures'
  return (
    <div className={styles.running}>
      <p role="status">
        {state === 'checking'
          ? `Проверяем: ${doneCount.toLocaleString('ru-RU')} из\u00A0${rowCount.toLocaleString('ru-RU')}\u00A0строк`
          : RUNNING[kind === 'pictures' ? 'pictures' : 'tables']}
      </p>
      {isCounted && <Progress label="Готово" value={doneCount / Math.max(1, rowCount)} />}
    </div>
  )
}

/** Result of the dry run or of the import, with the next action. */
function Outcome({ run }: { run: ImportRun }) {
  const { wrong, new: added, changed } = run.counts
  if (run.state === 'applied') return <Applied run={run} />
  if (wrong > 0)
    return (
      <Notice kind="warning">
        {formatBlockingErrors(run.counts)} Исправьте {wrong === 1 ? 'её' : 'их'} или&nbsp;уберите
        из&nbsp;таблицы и&nbsp;
        <Link to={`/imports/?kind=${run.kind}`}>загрузите файл снова</Link>.
      </Notice>
    )
  if (added + changed === 0)
    return <Notice>Применять нечего: в&nbsp;файле всё так&nbsp;же, как сейчас.</Notice>
  return <Apply run={run} />
}

function Apply({ run }: { run: ImportRun }) {
  const queryClient = useQueryClient()
  const applying = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('applyImport', { params: { id: run.id } }),
    onSuccess: ({ import: started }) => queryClient.setQueryData(['imports', 'one', run.id], started),
  })
  return (
    <div className={styles.apply}>
      <p>
        Ошибок нет.{' '}
        {run.as === 'draft'
          ? 'Сохраним черновиками: на\u00A0сайте ничего не\u00A0изменится, пока вы не\u00A0опубликуете.'
          : 'Изменения сразу появятся на\u00A0сайте.'}
      </p>
      {applying.error && failureText(applying.error) && (
        <Notice kind="error">{failureText(applying.error)}</Notice>
      )}
      <Button isPending={applying.isPending} onPress={() => applying.mutate()}>
        Применить
      </Button>
    </div>
  )
}

const useImportBatch = (batchId: number | null = null) =>
  useQuery({ ...batchQuery(batchId ?? 0), enabled: batchId !== null })

/** Result of an applied import; its batch stores each change and can undo them. */
function Applied({ run: { as, kind, appliedAt, batchId } }: { run: ImportRun }) {
  const isCatalogue = kind === 'catalogue' || kind === 'pictures'
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data: batch } = useImportBatch(batchId)
  const undoing = useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => callAdmin('undoBatch', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      setAsking(false)
      showToast('Возвращаем всё, чего с\u00A0тех пор никто не\u00A0менял')
    },
  })
  return (
    <div className={styles.apply}>
      <p>
        Всё применено{appliedAt && `: ${formatMoment(appliedAt)}`}.
        {batch?.state === 'undoing' && ' Возвращаем как было…'}
        {batch?.undoneAt && ` Возвращено как было: ${formatMoment(batch.undoneAt)}.`}
        {batch?.state === 'done' && as === 'draft' && ' Это черновики: на\u00A0сайте их ещё нет.'}
      </p>
      {batchId !== null && (
        <div className={styles.actions}>
          {(!batch || isUndoable(batch)) && (
            <Button variant="secondary" onPress={() => setAsking(true)}>
              Вернуть как было
            </Button>
          )}
          {as === 'draft' && batch?.state === 'done' && isCatalogue && (
            <Link to="/setup/catalog/">Опубликовать каталог</Link>
          )}
          <Link to={`${BATCHES_PATH}${batchId}/`}>Что стало с&nbsp;каждой записью</Link>
        </div>
      )}
      {isAsking && batchId !== null && (
        <Question
          heading="Вернуть как было?"
          text={
            'Всё, что изменил этот файл и\u00A0чего с\u00A0тех пор никто не\u00A0менял, станет прежним; новое уйдёт в\u00A0корзину.'
          }
          action="Вернуть"
          error={undoing.error}
          isPending={undoing.isPending}
          onConfirm={() => undoing.mutate(batchId)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
