import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import type { RouteObject } from 'react-router'
import { entryKinds, listedKinds } from './editing/entry-kinds.ts'
import { entryForms } from './entry-forms.ts'
import type { ScreenHandle } from './shell/screen-handle.ts'

/**
 * Builds the routes of a kind: list, form, versions. The form is loaded by the first of them. `listRoutes`
 * replaces the list.
 */
function buildRoutes<K extends ContentKindName>(kind: K, listRoutes?: RouteObject[]): RouteObject[] {
  const kindInfo = entryKinds[kind]
  const loadForm = entryForms[kind]
  const screen = (title: string): ScreenHandle => ({ title, permission: getKindPermissions(kind).read })
  return [
    {
      path: kindInfo.path.slice(1),
      handle: screen(kindInfo.title),
      children: [
        ...(listRoutes ?? [
          {
            index: true,
            lazy: async () => {
              if (kindInfo.isOnly) {
                const { OnlyEntryScreen } = await import('./editing/list/only-entry-screen.tsx')
                return { Component: () => <OnlyEntryScreen kind={kind} /> }
              }
              const { EntryListScreen } = await import('./editing/list/entry-list-screen.tsx')
              return { Component: () => <EntryListScreen kind={kind} loadForm={loadForm} /> }
            },
          } satisfies RouteObject,
        ]),
        ...(kindInfo.isOrdered
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
          // The only entry of its kind has the name of its section, so the breadcrumbs show it once.
          ...(kindInfo.isOnly ? {} : { handle: screen(kindInfo.singular) }),
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

/** The catalogue has two lists: a tree, and a table with filters. */
const catalogRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./catalog/tree/catalog-screen.tsx') },
  {
    path: 'list/',
    handle: { title: 'Списком', permission: 'content.read' } satisfies ScreenHandle,
    lazy: async () => {
      const [{ EntryListScreen }, { CatalogViewSwitch }] = await Promise.all([
        import('./editing/list/entry-list-screen.tsx'),
        import('./catalog/tree/catalog-view-switch.tsx'),
      ])
      return {
        Component: () => (
          <EntryListScreen kind="item" loadForm={entryForms.item} views={<CatalogViewSwitch />} />
        ),
      }
    },
  },
]

export const entryRoutes: RouteObject[] = listedKinds.flatMap(([kind]) =>
  buildRoutes(kind, kind === 'item' ? catalogRoutes : undefined),
)
