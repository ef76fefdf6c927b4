import { createBrowserRouter } from 'react-router'
import { CHANGES_PATH } from './api/changes-path.ts'
import { BATCHES_PATH, CALENDAR_PATH } from './editing/entry-kinds.ts'
import { entryForms } from './entry-forms.ts'
import { entryRoutes } from './entry-routes.tsx'
import { Frame } from './shell/frame/frame.tsx'
import { ErrorScreen, NotFoundScreen } from './shell/message-screens.tsx'
import { Root } from './shell/root.tsx'
import type { ScreenHandle } from './shell/screen-handle.ts'
import { SessionGate } from './shell/session/session-gate.tsx'
import { StartScreen } from './shell/start-screen.tsx'
import { Skeleton } from './ui/skeleton/skeleton.tsx'

const screen = (handle: ScreenHandle) => handle

/** All routes of the back office; each screen except the first is loaded on demand. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Skeleton,
      children: [
        { path: 'invitation/', lazy: () => import('./sign-in/invitation-screen.tsx') },
        { path: 'password/', lazy: () => import('./sign-in/password-screen.tsx') },
        { path: 'forgotten-password/', lazy: () => import('./sign-in/forgotten-password-screen.tsx') },
        {
          Component: SessionGate,
          children: [
            {
              Component: Frame,
              children: [
                {
                  ErrorBoundary: ErrorScreen,
                  children: [
                    { index: true, Component: StartScreen, handle: screen({ title: 'Начало' }) },
                    {
                      path: 'media/',
                      lazy: () => import('./media-library/media-screen.tsx'),
                      handle: screen({ title: 'Картинки', permission: 'media.read' }),
                      children: [
                        { path: ':id/', lazy: () => import('./media-library/media-details-screen.tsx') },
                      ],
                    },
                    {
                      path: 'account/',
                      lazy: () => import('./account/account-screen.tsx'),
                      handle: screen({ title: 'Мой доступ' }),
                    },
                    {
                      path: 'orders/',
                      handle: screen({ title: 'Заявки', permission: 'orders.read' }),
                      children: [
                        { index: true, lazy: () => import('./inbox/inbox-screen.tsx') },
                        {
                          path: 'report/',
                          lazy: () => import('./inbox/report/report-screen.tsx'),
                          handle: screen({ title: 'Звонки', permission: 'orders.read' }),
                        },
                        {
                          path: 'report/offers/',
                          lazy: () => import('./inbox/report/offer-report-screen.tsx'),
                          handle: screen({ title: 'Предложения', permission: 'orders.read' }),
                        },
                        {
                          path: 'new/',
                          lazy: () => import('./inbox/new-order/new-order-screen.tsx'),
                          handle: screen({ title: 'Новая заявка', permission: 'orders.write' }),
                        },
                        {
                          path: ':id/',
                          lazy: () => import('./inbox/order/order-screen.tsx'),
                          handle: screen({ title: 'Заявка', permission: 'orders.read' }),
                        },
                      ],
                    },
                    {
                      path: 'invoices/',
                      lazy: () => import('./invoices/list/invoices-screen.tsx'),
                      handle: screen({ title: 'Счета', permission: 'invoices.read' }),
                    },
                    {
                      path: 'payments/',
                      lazy: () => import('./invoices/payments/payments-screen.tsx'),
                      handle: screen({ title: 'Платежи', permission: 'invoices.read' }),
                    },
                    {
                      path: 'production/',
                      handle: screen({ title: 'Производство', permission: 'production.read' }),
                      children: [
                        { index: true, lazy: () => import('./production/production-screen.tsx') },
                        {
                          path: ':id/',
                          lazy: () => import('./production/production-order-screen.tsx'),
                          handle: screen({ title: 'Заявка', permission: 'production.read' }),
                        },
                      ],
                    },
                    {
                      path: 'offers/',
                      handle: screen({ title: 'Предложения', permission: 'orders.read' }),
                      children: [
                        { index: true, lazy: () => import('./offers/list/offers-screen.tsx') },
                        {
                          path: ':id/',
                          lazy: () => import('./offers/offer-screen.tsx'),
                          handle: screen({ title: 'Предложение', permission: 'orders.read' }),
                        },
                      ],
                    },
                    {
                      path: 'customers/',
                      handle: screen({ title: 'Клиенты', permission: 'customers.read' }),
                      children: [
                        { index: true, lazy: () => import('./customers/customers-screen.tsx') },
                        {
                          path: 'guests/:id/',
                          lazy: () => import('./customers/guests/guest-screen.tsx'),
                          handle: screen({ title: 'Клиент без кабинета', permission: 'customers.read' }),
                        },
                        {
                          path: ':id/',
                          lazy: () => import('./customers/customer-screen.tsx'),
                          handle: screen({ title: 'Карточка клиента', permission: 'customers.read' }),
                        },
                      ],
                    },
                    {
                      path: 'imports/',
                      handle: screen({ title: 'Импорт и\u00A0экспорт', permission: 'entries.read' }),
                      children: [
                        { index: true, lazy: () => import('./imports/imports-screen.tsx') },
                        {
                          path: ':id/',
                          lazy: () => import('./imports/import-screen.tsx'),
                          handle: screen({ title: 'Загрузка файла', permission: 'import.use' }),
                        },
                      ],
                    },
                    {
                      path: 'staff/',
                      lazy: () => import('./staff/staff-screen.tsx'),
                      handle: screen({ title: 'Сотрудники', permission: 'staff.manage' }),
                    },
                    {
                      path: 'audit/',
                      lazy: async () => {
                        const { AuditScreen } = await import('./audit/audit-screen.tsx')
                        return { Component: () => <AuditScreen forms={entryForms} /> }
                      },
                      handle: screen({ title: 'Журнал', permission: 'audit.read' }),
                    },
                    {
                      path: 'opening/',
                      lazy: () => import('./opening/opening-screen.tsx'),
                      handle: screen({ title: 'Открытие сайта', permission: 'content.read' }),
                    },
                    {
                      path: 'demo/',
                      lazy: () => import('./opening/demo-screen.tsx'),
                      handle: screen({ title: 'Примеры', permission: 'content.read' }),
                    },
                    {
                      path: 'setup/',
                      handle: screen({ title: 'Первые шаги', permission: 'content.write' }),
                      children: [
                        { index: true, lazy: () => import('./setup/setup-screen.tsx') },
                        { path: ':step/', lazy: () => import('./setup/setup-screen.tsx') },
                      ],
                    },
                    {
                      path: 'system/',
                      lazy: () => import('./system/system-screen.tsx'),
                      handle: screen({ title: 'Состояние системы', permission: 'system.read' }),
                    },
                    {
                      path: CHANGES_PATH.slice(1),
                      lazy: async () => {
                        const { ChangesScreen } = await import('./audit/changes-screen.tsx')
                        return { Component: () => <ChangesScreen forms={entryForms} /> }
                      },
                      handle: screen({ title: 'Что менялось', permission: 'entries.read' }),
                    },
                    ...entryRoutes,
                    {
                      path: CALENDAR_PATH.slice(1),
                      lazy: () => import('./editing/schedule/calendar-screen.tsx'),
                      handle: screen({ title: 'Календарь публикаций', permission: 'content.read' }),
                    },
                    {
                      path: BATCHES_PATH.slice(1),
                      handle: screen({ title: 'Массовые правки', permission: 'import.use' }),
                      children: [
                        { index: true, lazy: () => import('./editing/bulk/batches-screen.tsx') },
                        {
                          path: ':id/',
                          handle: screen({ title: 'Массовая правка', permission: 'import.use' }),
                          lazy: async () => {
                            const { BatchScreen } = await import('./editing/bulk/batch-screen.tsx')
                            return { Component: () => <BatchScreen forms={entryForms} /> }
                          },
                        },
                      ],
                    },
                    {
                      path: 'addresses/',
                      lazy: () => import('./redirects/redirects-screen.tsx'),
                      handle: screen({ title: 'Адреса', permission: 'seo.read' }),
                    },
                    {
                      path: 'seo/',
                      lazy: () => import('./seo-pages/seo-pages-screen.tsx'),
                      handle: screen({ title: 'Страницы в\u00A0поиске', permission: 'seo.read' }),
                    },
                    {
                      path: 'preview/',
                      lazy: () => import('./preview/preview-screen.tsx'),
                      handle: screen({ title: 'Как на сайте', permission: 'content.read' }),
                    },
                    {
                      path: 'specimens/',
                      lazy: () => import('./specimens/specimens-screen.tsx'),
                      handle: screen({ title: 'Образцы', permission: 'staff.manage' }),
                    },
                    { path: '*', Component: NotFoundScreen, handle: screen({ title: 'Нет такой страницы' }) },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
)
