import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './specimens.module.css'

const NAMES: Record<string, string> = {
  badge: 'Состояние',
  button: 'Кнопка',
  checkbox: 'Флажок',
  combobox: 'Выбор по\u00A0названию',
  'date-time-field': 'День и время',
  dialog: 'Окно',
  'drop-zone': 'Место для файлов',
  'focus-point': 'Точка внимания',
  diff: 'Что изменилось',
  editor: 'Текст с оформлением',
  facts: 'Что известно',
  field: 'Поле',
  'filter-links': 'Отбор',
  icon: 'Знаки',
  'list-parts': 'Список по\u00A0частям',
  'load-failure': 'Не загрузилось',
  menu: 'Меню',
  notice: 'Сообщение на месте',
  palette: 'Палитра',
  panel: 'Часть экрана',
  progress: 'Ход загрузки',
  'qr-code': 'Код для телефона',
  select: 'Выбор',
  sheet: 'Лист чисел',
  skeleton: 'Загрузка',
  'sortable-list': 'Список по\u00A0порядку',
  table: 'Таблица',
  tabs: 'Вкладки',
  'tags-field': 'Список слов',
  'screen-header': 'Заголовок карточки',
  tree: 'Дерево',
  'toggle-group': 'Переключатель',
  toast: 'Всплывающее сообщение',
}

const specimens = Object.entries(
  import.meta.glob<ComponentType>('../ui/*/*.specimen.tsx', { import: 'default' }),
).map(([path, load]) => [path, lazyPart(load)] as const)

export const Component = () => (
  <>
    <h1>Образцы</h1>
    {specimens.map(([path, Specimen]) => (
      <Panel key={path} heading={NAMES[path.split('/').at(-2) ?? ''] ?? path}>
        <div className={styles.specimen}>
          <Suspense fallback={<Skeleton />}>
            <Specimen />
          </Suspense>
        </div>
      </Panel>
    ))}
  </>
)
