import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { Suspense, useContext, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { changesPath } from '../../api/changes-path.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { PanelLinks } from '../../ui/panel/panel-links.tsx'
import { useScreenTitle } from '../../ui/screen-title/screen-title.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoscowWithDay } from '../../ui/text/moscow-time.ts'
import { EntryConflict } from '../conflicts/entry-conflict.tsx'
import type { EntryForm } from '../entry-form.ts'
import { entryKinds, formatTitle } from '../entry-kinds.ts'
import { refreshLists } from '../entry-queries.ts'
import { WritableContext } from '../fields/use-entry-field.ts'
import { SEO_PANEL_ID } from '../seo/seo-panel-id.ts'
import { StateBadge } from '../state-badge.tsx'
import { isSeoDraft } from './editor-state.ts'
import { EntryActions } from './entry-actions.tsx'
import styles from './entry-editor-view.module.css'
import { PathMoves } from './path-moves.tsx'
import { TrashNotice } from './trash-notice.tsx'
import { useEditorState, useEntryEditor } from './use-entry-editor.ts'
import { Viewers } from './viewers.tsx'

const PreviewPane = lazyPart(async () => (await import('../../preview/preview-pane.tsx')).PreviewPane)

interface EntryEditorViewProps<K extends ContentKindName> {
  form: EntryForm<K>
  /** Undefined for a new entry. */
  entry: EntryOf<K> | undefined
  /** Called with the id of a saved new entry, before the URL changes. */
  onStored: (id: string) => void
}

export function EntryEditorView<K extends ContentKindName>(props: EntryEditorViewProps<K>) {
  const { form, entry: opened, onStored } = props
  const writable = useContext(WritableContext)
  const isReadOnly = writable === 'none'
  const navigate = useNavigate()
  const kind = entryKinds[form.kind]
  const [isPreviewed, setIsPreviewed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  const previewButton = useRef<HTMLButtonElement>(null)
  const editor = useEntryEditor<K>({
    kind: form.kind,
    empty: form.empty,
    fields: form.fields,
    entry: opened,
    onWritten(written) {
      refreshLists([written])
      if (opened || !location.pathname.endsWith('/new/')) return
      onStored(String(written.id))
      void navigate(`${kind?.path}${written.id}/`, { replace: true, state: { keepsFocus: true } })
    },
  })
  const state = useEditorState(editor)
  const { entry, conflict, failure, saveState } = state
  const title = state.snapshot.title.trim() || kind?.create || formatTitle(state.snapshot)
  useScreenTitle(kind?.isOnly ? undefined : title)
  const path = entry?.published && form.getPath(entry.published as typeof form.empty)

  useEffect(() => {
    // If the preview opens below the visible part, focus it, so that it is noticed.
    if (isPreviewed && preview.current && preview.current.getBoundingClientRect().top > innerHeight)
      preview.current.focus()
  }, [isPreviewed])

  useEffect(() => {
    // On a phone the message is far above the action bar.
    if (failure) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  function hidePreview(): void {
    setIsPreviewed(false)
    previewButton.current?.focus()
  }
  function focusMistake(): void {
    // Errors are rendered in the next frame.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.facts}>
          {entry && <StateBadge entry={entry} />}
          {path && (
            <a href={path} target="_blank" rel="noopener">
              На&nbsp;сайте
            </a>
          )}
          {entry && !isReadOnly && (
            <Button
              ref={previewButton}
              variant="quiet"
              aria-expanded={isPreviewed}
              onPress={() => setIsPreviewed(!isPreviewed)}
            >
              {isPreviewed ? 'Скрыть просмотр' : 'Как на\u00A0сайте'}
            </Button>
          )}
          {entry && <Link to={changesPath(form.kind, entry.id)}>Что менялось</Link>}
          {entry?.schedule?.publishAt && !entry.schedule.failure && (
            <span>Выйдет {formatMoscowWithDay(entry.schedule.publishAt)} по&nbsp;Москве</span>
          )}
          {entry?.schedule?.takeDownAt && (
            <span>Будет снято {formatMoscowWithDay(entry.schedule.takeDownAt)} по&nbsp;Москве</span>
          )}
        </p>
      </header>
      {entry?.trashedAt ? (
        <TrashNotice entry={entry} />
      ) : isReadOnly ? (
        <Notice>Ваша роль позволяет смотреть, но&nbsp;не&nbsp;менять.</Notice>
      ) : (
        <EntryActions
          editor={editor}
          form={form}
          onCopied={(copy) => {
            refreshLists([copy])
            void navigate(`${kind?.path}${copy.id}/`)
          }}
          onGone={() => void navigate(kind?.path ?? '/')}
          onRefused={focusMistake}
        />
      )}
      {writable === 'seo' && (
        <Notice>
          Ваша роль меняет только <a href={`#${SEO_PANEL_ID}`}>поля для&nbsp;поисковиков</a>, они внизу.
          {!isSeoDraft(state) &&
            (entry?.published
              ? ' В\u00A0черновике есть и\u00A0другие правки: ваши сохранятся в\u00A0нём и\u00A0выйдут, когда его опубликует редактор.'
              : ' Этого сейчас нет на\u00A0сайте: ваши правки выйдут, когда это опубликует редактор.')}
        </Notice>
      )}
      {writable !== 'none' && <Viewers id={entry?.id} hasConflict={conflict !== undefined} />}
      {entry && <PathMoves entry={entry} />}
      {entry?.schedule?.failure && (
        <Notice kind="error">По&nbsp;расписанию не&nbsp;вышло: {entry.schedule.failure}</Notice>
      )}
      {failure && saveState === 'saved' && (
        <div ref={refusal}>
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
      <EntryConflict editor={editor} form={form} fields={fields} />
      {!conflict && <PanelLinks label="Части формы" within={fields} />}
      <div
        // Only hidden, so that expanded panels and the focused field are kept.
        hidden={conflict !== undefined}
        className={isPreviewed ? `${styles.columns} ${styles.previewed}` : styles.columns}
        data-previewed={isPreviewed || undefined}
      >
        <div ref={fields} className={styles.fields}>
          <form.Fields editor={editor} />
        </div>
        {isPreviewed && entry && (
          <Panel
            ref={preview}
            heading="Как на&nbsp;сайте"
            actions={
              <Button variant="quiet" onPress={hidePreview}>
                Скрыть
              </Button>
            }
          >
            <Suspense fallback={<Skeleton lines={8} />}>
              <PreviewPane entryIds={[entry.id]} savedVersion={entry.version} />
            </Suspense>
          </Panel>
        )}
      </div>
    </>
  )
}
