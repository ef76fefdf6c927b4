import * as build from 'virtual:react-router/server-build'
import { NOT_FOUND_PATH, type RenderPage } from '@rapport/contract/page'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pageContext } from './app/page-context.ts'

const serverBuild = build as unknown as ServerBuild
const handle = createRequestHandler(serverBuild, import.meta.env.MODE)
const routes = routesUnder(undefined)

/**
 * Renders the page of a request. Returns 404 without a body if no route matches: `NOT_FOUND_PATH` renders the 404 screen.
 * @public Loaded from the build by `site/open-site.ts` and `site/dev.ts`.
 */
export const renderPage: RenderPage = async (request, page) => {
  const { pathname } = new URL(request.url)
  const isNowhere = matchRoutes(routes, pathname)?.at(-1)?.route.path === '*'
  if (isNowhere && pathname !== NOT_FOUND_PATH) return new Response(null, { status: 404 })
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}

/** Builds the tree that `matchRoutes` needs: the build has a flat list of routes. */
function routesUnder(parentId: string | undefined): RouteObject[] {
  return Object.values(serverBuild.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const path = route.path === undefined ? {} : { path: route.path }
    return route.index ? { ...path, index: true } : { ...path, children: routesUnder(route.id) }
  })
}
