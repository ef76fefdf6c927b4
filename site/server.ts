import * as build from 'virtual:react-router/server-build'
import type { RenderPage } from '@rapport/contract/page'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext } from './app/api-context.ts'

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

export const renderPage: RenderPage = (request, page) => {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}
