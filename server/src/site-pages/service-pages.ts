import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { ACCOUNT_PATH, accountTabPath } from '@rapport/contract/paths/account-paths'
import { CART_PATH, ORDER_PATH } from '@rapport/contract/paths/paths'
import { minutesWithin } from '@rapport/contract/site/duration'
import { withName, withTagline } from '@rapport/contract/texts/fit-text'
import type { StaticPage } from './static-pages.ts'

/**
 * A page for one visitor or one moment. Search engines must not index it, but it may be shared in social
 * networks.
 */
const servicePage = (heading: string, description: string, keywords: string): StaticPage => ({
  title: ({ name }) => withName(heading, name),
  description: ({ name }) => description.replace('%', name),
  keywords: () => keywords,
})

const accountPage = (tab: string, keywords: string): StaticPage =>
  servicePage(
    `${tab} — личный кабинет`,
    'Ваши заявки, избранное, цены и настройки: личный кабинет, %.',
    `личный кабинет, ${keywords}`,
  )

const PROFILE = accountPage('Профиль', 'профиль, имя, телефон, почта')

/** Pages with fixed paths that search engines must not index. */
export const SERVICE_PAGES: ReadonlyMap<string, StaticPage> = new Map([
  [
    '/search/',
    {
      title: ({ name }) => withName('Поиск', name),
      description: (around) => `Поиск по каталогу и блогу: ${withTagline(around)}.`,
      keywords: () => 'поиск, поиск по каталогу, поиск по блогу',
    },
  ],
  ['/301/', servicePage('Страница переехала', 'Новый адрес страницы.', 'новый адрес, страница переехала')],
  [
    NOT_FOUND_PATH,
    servicePage(
      'Страница не найдена',
      'Такой страницы на сайте нет. Откройте главную, каталог или найдите нужное поиском.',
      'страница не найдена, поиск, каталог',
    ),
  ],
  [
    ORDER_PATH,
    {
      title: ({ name }) => withName('Заявка', name),
      description: ({ callbackMinutes }) =>
        `Заявка на расчёт: напишите, что нужно, приложите макет — перезвоним ${
          callbackMinutes === 0 ? 'в рабочее время' : `в течение ${minutesWithin(callbackMinutes)}`
        } и назовём цену и срок.`,
      keywords: () => 'заявка, расчёт стоимости, макет, цена, срок',
    },
  ],
  [
    CART_PATH,
    servicePage(
      'Список изделий',
      'Изделия, которые вы выбрали: количество, размеры, сумма и одна заявка на всё, %.',
      'список изделий, заявка, количество, сумма',
    ),
  ],
  // The account opens on the profile.
  [ACCOUNT_PATH, PROFILE],
  [accountTabPath('profile'), PROFILE],
  [accountTabPath('orders'), accountPage('Заявки', 'заявки, заказы, статус заявки')],
  [accountTabPath('favorites'), accountPage('Избранное', 'избранное, понравившиеся товары, статьи')],
  [accountTabPath('company'), accountPage('Компания', 'компания, реквизиты, адреса доставки')],
  [accountTabPath('security'), accountPage('Безопасность', 'безопасность, пароль, входы')],
])
