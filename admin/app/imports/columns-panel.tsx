import { DRAFTED_KINDS, PERSONAL_KINDS } from '@rapport/staff-contract/imports/import-kinds'
import type { FileColumn, ImportRun } from '@rapport/staff-contract/imports/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import styles from './imports.module.css'

const SKIPPED = '-'

const RESULTS = [
  { value: 'draft', label: 'Черновиками', hint: 'На сайте ничего не\u00A0изменится' },
  { value: 'published', label: 'Сразу на\u00A0сайт', hint: 'Опубликуется вместе с\u00A0загрузкой' },
] as const

const RECHECK = {
  catalogue:
    'Чтобы сразу опубликовать каталог, выберите «Сразу на\u00A0сайт» и\u00A0проверьте ещё раз: для\u00A0сайта нужно больше полей.',
  pictures: 'Если изделия появились позже картинок, проверьте ещё раз: картинки найдут свои изделия.',
}

interface NumberedColumn extends FileColumn {
  at: number
}

/** Maps the columns of a file to fields, and starts the dry run. */
export function ColumnsPanel({ run }: { run: ImportRun }) {
  const [columns, setColumns] = useState(run.columns)
  const [as, setAs] = useState(run.as)
  const queryClient = useQueryClient()
  const checking = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('checkImport', { params: { id: run.id }, form: { columns, as } }),
    onSuccess: ({ import: checked }) => {
      queryClient.setQueryData(['imports', 'one', run.id], checked)
      queryClient.removeQueries({ queryKey: ['imports', 'rows', run.id] })
    },
  })
  const nothing = PERSONAL_KINDS.includes(run.kind) ? 'Данные людей не\u00A0показываем' : 'Пусто'
  const options = [
    { value: SKIPPED, label: 'Не\u00A0читать' },
    ...run.fields.map(({ key, header, isRequired }) => ({
      value: key,
      label: isRequired ? `${header}, обязательно` : header,
    })),
  ]
  /** Several columns may have the same heading. */
  const isChosen = (header: string) =>
    run.fileColumns.some((column, at) => column.header === header && columns[at])
  const shown: TableColumn<NumberedColumn>[] = [
    {
      key: 'header',
      heading: 'Столбец файла',
      isRowHeader: true,
      cell: ({ letter, header, isRepeated }) => (
        <div>
          {letter}. {header || 'Без заголовка'}
          {isRepeated && !isChosen(header) && (
            <div className={styles.warning}>Таких столбцов несколько: выберите нужный</div>
          )}
        </div>
      ),
    },
    {
      key: 'samples',
      heading: 'Что в\u00A0нём',
      cell: ({ samples }) => <span className={styles.samples}>{samples.join(' · ') || nothing}</span>,
    },
    {
      key: 'field',
      heading: 'Куда читать',
      cell: ({ at, letter }) => (
        <div className={styles.choice}>
          <Select
            label={`Столбец ${letter}`}
            options={options}
            value={columns[at] ?? SKIPPED}
            onChange={(key) => setColumns(columns.with(at, key === SKIPPED ? null : key))}
          />
        </div>
      ),
    },
  ]
  const hasColumns = run.kind !== 'catalogue' && run.kind !== 'pictures'
  return (
    <Panel
      heading={hasColumns ? 'Столбцы' : 'Проверить ещё раз'}
      lead={
        hasColumns
          ? 'Узнали их по\u00A0заголовкам. Чего не\u00A0узнали, выберите сами; лишнее не\u00A0прочтём.'
          : RECHECK[run.kind === 'pictures' ? 'pictures' : 'catalogue']
      }
    >
      {hasColumns && (
        <Table
          label="Столбцы"
          columns={shown}
          items={run.fileColumns.map((column, at) => ({ ...column, at }))}
          getKey={({ at }) => at}
          empty="Столбцов нет."
        />
      )}
      {DRAFTED_KINDS.includes(run.kind) ? (
        <div className={styles.fields}>
          <Select label="Как применить" options={RESULTS} value={as} onChange={setAs} />
        </div>
      ) : (
        <Notice>Черновиков у&nbsp;этого не&nbsp;бывает: что применим, подействует сразу.</Notice>
      )}
      {checking.error && failureText(checking.error) && (
        <Notice kind="error">{failureText(checking.error)}</Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant={run.state === 'uploaded' ? 'primary' : 'secondary'}
          isPending={checking.isPending}
          onPress={() => checking.mutate()}
        >
          Проверить
        </Button>
      </div>
    </Panel>
  )
}
