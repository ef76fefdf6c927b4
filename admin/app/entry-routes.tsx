import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { contentPermissions } from '@rapport/staff-contract/staff/content-permissions'
import type { RouteObject } from 'react-router'
import { entryKinds } from './editing/entry-kinds.ts'
import { entryForms } from './entry-forms.ts'
import type { ScreenHandle } from './shell/screen-handle.ts'

/**
 * The list, the form and the versions of a kind; its form is loaded with the first of them that needs it. `listRoutes`: in place
 * of a list of its own.
 */
function routesOf<K extends ContentKindName>(kind: K, listRoutes?: RouteObject[]): RouteObject[] {
  const names = entryKinds[kind]
  const loadForm = entryForms[kind]
  if (!names) return []
  const screen = (title: string): ScreenHandle => ({ title, permission: contentPermissions[kind].read })
  return [
    {
      path: names.path.slice(1),
      handle: screen(names.title),
      children: [
        ...(listRoutes ?? [
          {
            index: true,
            lazy: async () => {
              if (names.isOnly) {
                const { OnlyEntryScreen } = await import('./editing/list/only-entry-screen.tsx')
                return { Component: () => <OnlyEntryScreen kind={kind} /> }
              }
              const { EntryListScreen } = await import('./editing/list/entry-list-screen.tsx')
              return { Component: () => <EntryListScreen kind={kind} loadForm={loadForm} /> }
            },
          } satisfies RouteObject,
        ]),
        ...(names.isOrdered
          ? [
              {
                path: 'order/',
                handle: screen('Порядок'),
                lazy: async () => {
                  const { OrderScreen } = await import('./editing/list/order-screen.tsx')
                  return { Component: () => <OrderScreen kind={kind} loadForm={loadForm} /> }
                },
              },
            ]
          : []),
        {
          path: ':id/',
          // One alone is called as its section is: it stands in the path once.
          ...(names.isOnly ? {} : { handle: screen(names.singular) }),
          children: [
            {
              index: true,
              lazy: async () => {
                const loads = [import('./editing/form/entry-screen.tsx'), loadForm()] as const
                const [{ EntryScreen }, form] = await Promise.all(loads)
                return { Component: () => <EntryScreen form={form} /> }
              },
            },
            {
              path: 'versions/',
              handle: screen('Версии'),
              lazy: async () => {
                const loads = [import('./editing/versions/versions-screen.tsx'), loadForm()] as const
                const [{ VersionsScreen }, form] = await Promise.all(loads)
                return { Component: () => <VersionsScreen form={form} /> }
              },
            },
          ],
        },
      ],
    },
  ]
}

/** The catalogue is looked at as a tree, or as a list with filters. */
const catalogRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./catalog/tree/catalog-screen.tsx') },
  {
    path: 'list/',
    handle: { title: 'Списком', permission: 'content.read' } satisfies ScreenHandle,
    lazy: async () => {
      const [{ EntryListScreen }, { CatalogViews }] = await Promise.all([
        import('./editing/list/entry-list-screen.tsx'),
        import('./catalog/tree/catalog-views.tsx'),
      ])
      return {
        Component: () => <EntryListScreen kind="item" loadForm={entryForms.item} views={<CatalogViews />} />,
      }
    },
  },
]

/** Screens of everything that is edited by drafts. */
export const entryRoutes: RouteObject[] = [
  ...routesOf('post'),
  ...routesOf('item', catalogRoutes),
  ...routesOf('material'),
  ...routesOf('price-group'),
  ...routesOf('text-page'),
  ...routesOf('story'),
  ...routesOf('licence'),
  ...routesOf('faq-question'),
  ...routesOf('layout-requirement'),
  ...routesOf('delivery-zone'),
  ...routesOf('city'),
  ...routesOf('home'),
  ...routesOf('site'),
]
