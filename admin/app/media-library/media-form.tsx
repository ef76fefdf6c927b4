import { TAG_MAX } from '@rapport/contract/paths/query-limits'
import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { MEDIA_ALT_MAX } from '@rapport/staff-contract/media/media-limits'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { type FormEvent, useState } from 'react'
import { useSession } from '../api/session-context.ts'
import { useUnsavedChanges } from '../forms/unsaved-changes.ts'
import { useFieldErrors } from '../forms/use-field-errors.ts'
import { findPictureUrl } from '../media/thumbnail.tsx'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { FocusPoint } from '../ui/focus-point/focus-point.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { TagsField } from '../ui/tags-field/tags-field.tsx'
import { Crops } from './crops.tsx'
import styles from './media-details.module.css'
import { type MediaEdits, useSaveMedia } from './use-save-media.ts'

/** Form of a picture's texts, focus and folders; fields without permission are read-only. */
export function MediaForm({ asset }: { asset: MediaAsset }) {
  const { role } = useSession().member
  const [edits, setEdits] = useState<MediaEdits>({})
  const save = useSaveMedia(asset, () => setEdits({}))
  const hasEdits = Object.keys(edits).length > 0
  useUnsavedChanges(hasEdits)
  const { picture, tags } = asset
  const focus = edits.focus ?? picture.focus
  const errors = useFieldErrors(save.error, (field) => (field === 'alt' ? edits.alt : edits.folders))
  const mayChange = (['media.alt', 'media.focus', 'media.upload'] as const).some((permission) =>
    hasPermission(role, permission),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasEdits) save.mutate(edits)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Что на картинке"
        hint="Это читают незрячие и поисковики. Украшению описание не нужно"
        value={edits.alt ?? picture.alt}
        onChange={(alt) => setEdits({ ...edits, alt })}
        maxLength={MEDIA_ALT_MAX}
        isDisabled={!hasPermission(role, 'media.alt')}
        errors={errors.alt ?? []}
      />
      <TagsField
        label="Папки"
        newLabel="Новая папка"
        emptyText={'Пока ни\u00A0одной'}
        value={edits.folders ?? tags}
        onChange={(folders) => setEdits({ ...edits, folders })}
        maxLength={TAG_MAX}
        isReadOnly={!hasPermission(role, 'media.upload')}
        errors={errors.tags ?? []}
      />
      <fieldset className={styles.focus}>
        <legend>Точка внимания</legend>
        <p className={styles.hint}>То, что останется видно, когда картинку обрежут.</p>
        <FocusPoint
          src={findPictureUrl(picture, 640)}
          width={picture.width || 1}
          height={picture.height || 1}
          value={focus}
          onChange={(point) => setEdits({ ...edits, focus: point })}
          isReadOnly={!hasPermission(role, 'media.focus')}
        />
        <Crops picture={{ ...picture, focus }} />
      </fieldset>
      {save.failure && <Notice kind="error">{save.failure}</Notice>}
      {mayChange && (
        <Button type="submit" isPending={save.isPending}>
          Сохранить
        </Button>
      )}
    </form>
  )
}
