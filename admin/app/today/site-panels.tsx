import type { Today } from '@rapport/staff-contract/today/today'
import { TODAY_COUNT_MAX } from '@rapport/staff-contract/today/today-limits'
import { Link } from 'react-router'
import { entryKinds, entryPath, formatTitle } from '../editing/entry-kinds.ts'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './today.module.css'
import { TodayList } from './today-list.tsx'

const counted = (count: number) =>
  count >= TODAY_COUNT_MAX ? `больше ${TODAY_COUNT_MAX}` : count.toLocaleString('ru-RU')

/** Pages without a description and pictures without an alt text. */
export function WantingPanel({
  undescribed,
  picturesWithoutAlt,
}: Pick<Today, 'undescribed' | 'picturesWithoutAlt'>) {
  return (
    <Panel
      heading="Не&nbsp;хватает описаний"
      lead={undescribed && 'Без своего описания поисковик покажет обрывок текста.'}
    >
      {undescribed && (
        <TodayList
          rows={undescribed.first.map((entry) => ({
            key: entry.id,
            path: entryPath(entry) ?? '/',
            title: formatTitle(entry),
            facts: entryKinds[entry.kind]?.singular ?? '',
          }))}
          empty="Описания для поисковиков есть у&nbsp;всех изделий и&nbsp;статей."
          rest={
            undescribed.count > undescribed.first.length &&
            `Всего изделий и\u00A0статей без своего описания: ${counted(undescribed.count)}`
          }
        />
      )}
      {picturesWithoutAlt !== null && (
        <p>
          {picturesWithoutAlt > 0 ? (
            <Link to="/media/?filter=no-alt">Картинок без описания: {counted(picturesWithoutAlt)}</Link>
          ) : (
            'Картинки описаны все.'
          )}
        </p>
      )}
    </Panel>
  )
}

export const StatePanel = () => (
  <Panel heading="Состояние">
    <p>
      Не&nbsp;задан APP_SECRET: ключи подписанных ссылок и&nbsp;кодов входа лежат в&nbsp;той&nbsp;же базе, что
      и&nbsp;данные. Кто прочтёт базу, сможет открыть файлы заявок. Попросите администратора сервера задать
      его.
    </p>
  </Panel>
)

/** Search queries of visitors without results. */
export const MissesPanel = ({ misses }: { misses: NonNullable<Today['searchMisses']> }) => (
  <Panel heading="Искали и&nbsp;не&nbsp;нашли" lead="За&nbsp;30&nbsp;дней. Кто искал, не&nbsp;записываем.">
    {misses.length === 0 ? (
      <p>Всё, что искали, нашлось.</p>
    ) : (
      <ul className={styles.misses}>
        {misses.map(({ query, hits }) => (
          <li key={query}>
            <span>{query}</span>
            <span className={styles.hits}>{hits.toLocaleString('ru-RU')}</span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
