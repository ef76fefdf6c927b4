import type { Material } from '@rapport/contract/materials/materials'
import { type ReactNode, useState } from 'react'
import { api } from '../browser/requests/api.ts'
import { useLoaded } from '../browser/use-loaded.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { LoadingBlock } from '../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatCount } from '../ui/text/plural.ts'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './material-dialog.module.css'
import { MaterialSlides } from './material-slides.tsx'

const WIDTH = 820

interface MaterialDialogProps {
  /** Empty if no material is chosen; null if closed. */
  erpId: string | null
  close: () => void
}

/** Dialog of a material with pictures and properties; for a union also its members. */
export default function MaterialDialog({ erpId, close }: MaterialDialogProps) {
  const open = erpId !== null
  // Keeps its content during the closing animation.
  const [displayed, setDisplayed] = useState({ erpId: erpId ?? '', open })
  const [memberId, setMemberId] = useState<string>()
  if (displayed.open !== open || (open && displayed.erpId !== erpId)) {
    setDisplayed({ erpId: erpId ?? displayed.erpId, open })
    // Each opening starts with the union itself.
    if (open) setMemberId(undefined)
  }
  const displayedId = displayed.erpId
  const material = useLoaded(displayedId, () => api.getMaterial({ erpId: displayedId }))
  const isUnion = material.value?.material.isUnion ?? false
  const members = useLoaded(isUnion ? displayedId : '', () => api.getUnionMaterials({ erpId: displayedId }))
  const whole = material.value?.material
  const member = members.value?.materials.find((one) => one.erpId === memberId)
  const current = member ?? whole
  return (
    <Dialog
      open={open}
      onToggle={(next) => next || close()}
      label={current?.name ?? 'Материал'}
      width={WIDTH}
      className={styles.dialog}
    >
      {displayedId === '' ? (
        <Message>Материал не выбран</Message>
      ) : material.failed ? (
        <Message>Материалы не найдены</Message>
      ) : !current ? (
        <Loading />
      ) : (
        <>
          {member && (
            <button type="button" className={styles.back} onClick={() => setMemberId(undefined)}>
              <Icon name="arrowLeft" size={20} />
              {whole?.name}
            </button>
          )}
          <MaterialFacts key={current.erpId} material={current} />
          {isUnion &&
            (members.failed ? (
              <Message>Материалы не найдены</Message>
            ) : (
              <Members
                materials={members.value?.materials}
                selected={memberId}
                select={(erpId, target) => {
                  setMemberId(erpId)
                  target.closest('dialog')?.scrollTo({ top: 0 })
                }}
              />
            ))}
        </>
      )}
    </Dialog>
  )
}

function MaterialFacts({ material }: { material: Material }) {
  const { name, pictures, features, description } = material
  return (
    <div className={styles.facts}>
      {pictures.length > 0 && <MaterialSlides name={name} pictures={pictures} />}
      <div className={styles.text}>
        {features && <RichText html={features} />}
        {description && <RichText html={description} />}
      </div>
    </div>
  )
}

interface MembersProps {
  /** Undefined while loading. */
  materials: Material[] | undefined
  selected: string | undefined
  select: (erpId: string, target: HTMLElement) => void
}

function Members({ materials, selected, select }: MembersProps) {
  if (!materials)
    return (
      <LoadingBlock>
        <Skeleton height="140px" />
      </LoadingBlock>
    )
  return (
    <div className={styles.members}>
      <h3>{formatCount(materials.length, ['материал', 'материала', 'материалов'])} на&nbsp;выбор</h3>
      <ul>
        {materials.map(({ erpId, name, pictures: [first] }) => (
          <li key={erpId}>
            <button
              type="button"
              aria-pressed={erpId === selected}
              className={styles.member}
              onClick={({ currentTarget }) => select(erpId, currentTarget)}
            >
              {first && (
                <Picture picture={first} alt="" shape="card" sizes="56px" className={styles.swatch} />
              )}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Message = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.message}>
    {children}
  </p>
)

const Loading = () => (
  <LoadingBlock>
    <div className={styles.facts}>
      <Skeleton ratio="4 / 5" />
      <Skeleton height="240px" />
    </div>
  </LoadingBlock>
)
