import { FileField } from '../../ui/file-field/file-field.tsx'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import styles from './upload-boxes.module.css'

const BOXES = [
  { id: 'sketch', label: 'Эскиз', hint: 'Рисунок от\u00a0руки, макет или ссылка в\u00a0комментарии' },
  { id: 'sample', label: 'Фото образца', hint: 'Спереди, сзади и\u00a0бирка с\u00a0составом' },
  { id: 'measures', label: 'Размеры', hint: 'Таблица, мерки на\u00a0снимке или лекало' },
]

/** Files of an individual order. They belong to the order form below, also without JavaScript. */
export default function UploadBoxes() {
  return (
    <>
      <ul className={styles.boxes}>
        {BOXES.map(({ id, label, hint }) => (
          <li key={id}>
            <FileField
              id={`upload-${id}`}
              name="files[]"
              form={ORDER_FORM_ID}
              label={label}
              hint={hint}
              data-goal="file-chosen"
            />
          </li>
        ))}
      </ul>
      <p>
        Чего-то нет&nbsp;— не&nbsp;беда: спросим. Всего до&nbsp;5&nbsp;файлов, они уйдут вместе
        с&nbsp;заявкой.
      </p>
    </>
  )
}
