import { IMPORT_KINDS, mayImport } from '@rapport/staff-contract/imports/import-kinds'
import { useSession } from '../api/session-context.ts'
import { CataloguePanel } from './catalogue-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import styles from './imports.module.css'
import { UploadPanel } from './upload-panel.tsx'

export function Component() {
  const { role } = useSession().member
  const isImporting = IMPORT_KINDS.some((kind) => mayImport(role, kind))
  return (
    <>
      <h1>Импорт и&nbsp;экспорт</h1>
      {mayImport(role, 'catalogue') && <CataloguePanel />}
      <div className={styles.columns}>
        <ExportPanel />
        {isImporting && <UploadPanel />}
      </div>
      {isImporting && <HistoryPanel />}
    </>
  )
}
