import {
  IMPORT_ROW_STATES,
  type ImportRow,
  type ImportRowState,
  type ImportRun,
} from '@rapport/staff-contract/imports/imports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api/admin-error.ts'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { ToggleGroup } from '../ui/toggle-group/toggle-group.tsx'
import { importRowsQuery } from './import-queries.ts'
import { countsText, RowStateBadge, rowStateName } from './import-state.tsx'
import styles from './imports.module.css'

const buildColumns = (isApplied: boolean, isWorkbook: boolean): TableColumn<ImportRow>[] => [
  {
    key: 'line',
    heading: 'Где',
    isRowHeader: true,
    cell: (row) => <Place row={row} isWorkbook={isWorkbook} />,
  },
  { key: 'title', heading: 'Что', cell: ({ title }) => shortened(title) || 'Не\u00A0узнали' },
  {
    key: 'state',
    heading: 'Итог',
    cell: ({ state }) => <RowStateBadge state={state} isApplied={isApplied} />,
  },
  { key: 'details', heading: 'Подробно', cell: (row) => <Details row={row} /> },
]

function Place({ row: { sheet, line }, isWorkbook }: { row: ImportRow; isWorkbook: boolean }) {
  if (isWorkbook && sheet === null) return 'Весь файл'
  const row = `${sheet === null ? 'Строка' : 'строка'}\u00A0${line.toLocaleString('ru-RU')}`
  return sheet === null ? row : `Лист «${sheet}», ${row}`
}

/** In a wrong file a whole text may be in the column of names. */
const TITLE_SHOWN = 120
const shortened = (title: string) => (title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN)}…` : title)

function Details({ row: { mistakes, changes } }: { row: ImportRow }) {
  if (mistakes.length === 0 && changes.length === 0) return 'Всё так\u00A0же'
  return (
    <ul className={styles.details}>
      {mistakes.map(({ letter, header, message }) => (
        <li key={`${letter} ${message}`} className={styles.mistake}>
          {letter && header && (
            <b>
              {letter}. {header}:{' '}
            </b>
          )}
          {message}
        </li>
      ))}
      {mistakes.length === 0 &&
        changes.map(({ header, before, after }) => (
          <li key={header}>
            <b>{header}: </b>
            {before !== '' && (
              <>
                <del>{before}</del>
                {' → '}
              </>
            )}
            <ins>{after === '' ? 'пусто' : after}</ins>
          </li>
        ))}
    </ul>
  )
}

export function ReportPanel({ run }: { run: ImportRun }) {
  const nonEmptyStates = IMPORT_ROW_STATES.filter((state) => run.counts[state] > 0)
  const [chosen, setChosen] = useState<ImportRowState>()
  const state = chosen ?? nonEmptyStates[0] ?? 'same'
  const options = importRowsQuery(run.id, state)
  const query = useInfiniteQuery(options)
  const isApplied = run.state === 'applied'
  const { data, error, refetch } = query
  return (
    <Panel heading="Что в&nbsp;файле" lead={`В нём ${countsText(run)}.`}>
      {nonEmptyStates.length > 1 && (
        <div className={styles.start}>
          <ToggleGroup
            label="Какие строки показать"
            options={nonEmptyStates.map((value) => ({
              value,
              label: `${value === 'wrong' ? 'Ошибки' : rowStateName(value, isApplied)} ${run.counts[value].toLocaleString('ru-RU')}`,
            }))}
            value={state}
            onChange={setChosen}
          />
        </div>
      )}
      {!data && !error && <Skeleton lines={6} />}
      {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      <ListParts query={query} queryKey={options.queryKey}>
        {data && (
          <Table
            label="Строки файла"
            columns={buildColumns(isApplied, run.kind === 'catalogue')}
            items={data.pages.flatMap(({ rows }) => rows)}
            getKey={({ sheet, line }) => `${sheet} ${line}`}
            empty="Таких строк нет."
          />
        )}
      </ListParts>
    </Panel>
  )
}
