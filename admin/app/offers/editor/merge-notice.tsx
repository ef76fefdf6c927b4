import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { EditedOffer } from './edited-offer.ts'
import styles from './editor.module.css'
import type { EditConflict } from './rebase-edited.ts'
import type { OfferEditor } from './use-offer-editor.ts'

const FIELD_NAMES: Record<string, string> = {
  title: 'название',
  quantity: 'количество',
  price: 'цена',
  setup: 'подготовка',
  sizes: 'размеры',
  unit: 'единица',
  value: 'размер скидки или наценки',
  kind: 'вид',
  by: 'вид',
  comment: 'комментарий клиенту',
  validUntil: 'срок',
  advance: 'аванс',
  paymentTerms: 'условия оплаты',
  delivery: 'доставка',
  text: 'куда и\u00A0как',
  amount: 'цена доставки',
}

/** Returns the name of a field for people: «Футболка: цена». */
function describePath(path: string, edited: EditedOffer): string {
  const [part = '', id = '', ...rest] = path.split('.')
  const rows = part === 'lines' ? edited.lines : part === 'surcharges' ? edited.surcharges : undefined
  if (!rows) return FIELD_NAMES[id || part] ?? FIELD_NAMES[part] ?? part
  const row = rows.find((one) => one.id === id)?.title ?? 'Убранная позиция'
  const [field = '', size] = rest
  if (field === '') return `${row}: вся позиция`
  if (field === 'sizes' && size) return `${row}: размер ${size}`
  if (field === 'operations') return `${row}: работа`
  return `${row}: ${FIELD_NAMES[field] ?? field}`
}

const describeValue = (value: unknown): string => {
  if (value === undefined) return 'убрано'
  if (value === null || value === '') return 'пусто'
  return typeof value === 'object' ? 'изменено' : String(value)
}

interface ConflictRowProps {
  editor: OfferEditor
  conflict: EditConflict
}

const ConflictRow = ({ editor: { edited, resolve }, conflict }: ConflictRowProps) => (
  <fieldset className={styles.conflict}>
    <legend>{describePath(conflict.path, edited)}</legend>
    <div className={styles.buttons}>
      <Button variant="secondary" onPress={() => resolve(conflict, 'theirs')}>
        У&nbsp;коллеги: {describeValue(conflict.theirs)}
      </Button>
      <Button variant="secondary" onPress={() => resolve(conflict, 'mine')}>
        У&nbsp;меня: {describeValue(conflict.mine)}
      </Button>
    </div>
  </fieldset>
)

/** Says that a colleague saved meanwhile, and asks about the fields that both changed. */
export function MergeNotice({ editor }: { editor: OfferEditor }) {
  const { conflicts, isMerged } = editor
  if (conflicts.length > 0)
    return (
      <Panel
        heading="Вы и&nbsp;коллега изменили одно и&nbsp;то&nbsp;же"
        lead="Остальное уже объединено. Выберите, что оставить, и сохраните."
      >
        {conflicts.map((conflict) => (
          <ConflictRow key={conflict.path} editor={editor} conflict={conflict} />
        ))}
      </Panel>
    )
  if (!isMerged) return null
  return (
    <Notice kind="warning">
      Пока вы&nbsp;правили, предложение изменил коллега. Его правки уже здесь, ваши не&nbsp;потеряны:
      проверьте и&nbsp;сохраните.
    </Notice>
  )
}
