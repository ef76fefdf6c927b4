import type { Today } from '@rapport/staff-contract/today/today'
import { Link } from 'react-router'
import { Panel } from '../ui/panel/panel.tsx'

type Warning = NonNullable<Today['warnings']>[number]

/** What is missing, and the screen that fills it. */
const GAPS: Partial<Record<Warning, { text: string; path: string }>> = {
  'no-company': { text: 'Напишите юридическое название', path: '/site/' },
  'no-address': { text: 'Укажите адрес', path: '/site/' },
  'no-policy': { text: 'Опубликуйте текст согласия', path: '/pages/new/?slug=policy' },
}

/** Says that visitors see a phone instead of forms, and what to fill. Renders nothing if nothing is missing. */
export function ClosedFormsPanel({ warnings }: { warnings: readonly Warning[] }) {
  const gaps = warnings.flatMap((warning) => GAPS[warning] ?? [])
  if (gaps.length === 0) return null
  return (
    <Panel
      heading="Заявки не&nbsp;принимаются"
      lead="Закон требует назвать, кто собирает данные, и&nbsp;показать текст согласия. Пока этого нет, вместо форм заявки и&nbsp;регистрации на&nbsp;сайте телефон и&nbsp;почта."
    >
      <ul>
        {gaps.map(({ text, path }) => (
          <li key={text}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
