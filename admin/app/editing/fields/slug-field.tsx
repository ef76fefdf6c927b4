import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'
import styles from './slug-field.module.css'

interface SlugFieldProps extends EntryField<string> {
  title: string
  /** Published slug; undefined before the first publication. */
  published: string | undefined
  /** Returns the path of the page with a slug: `/blog/o-sitse/`. */
  getPath: (slug: string) => string
  /** Published path; by default that of the published slug. */
  publishedPath?: string | undefined
}

export function SlugField({
  title,
  published,
  getPath,
  publishedPath,
  value,
  onChange,
  ...props
}: SlugFieldProps) {
  const suggested = suggestSlug(title)
  const isMoved = published !== undefined && value !== published
  const hint = isMoved ? (
    <>
      Сейчас <code>{publishedPath ?? getPath(published)}</code>. После публикации прежний адрес будет вести
      на&nbsp;новый
    </>
  ) : (
    <>
      На&nbsp;сайте: <code>{getPath(value || '…')}</code>
    </>
  )
  return (
    <div className={styles.field}>
      <TextField
        label="Адрес"
        value={value}
        onChange={onChange}
        hint={hint}
        maxLength={SLUG_MAX}
        spellCheck="false"
        {...props}
      />
      {suggested !== '' && suggested !== value && published === undefined && !props.isReadOnly && (
        <Button variant="secondary" onPress={() => onChange(suggested)}>
          По&nbsp;заголовку
        </Button>
      )}
    </div>
  )
}
