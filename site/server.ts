import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { RenderPage } from '@rapport/contract/page'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext } from './app/api-context.ts'
import { finishDocument } from './document/finish-document.ts'
import { nonceContext } from './document/nonce-context.ts'
import { contentSecurityPolicy } from './document/security-policy.ts'

const development = import.meta.env.DEV
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE)

export const renderPage: RenderPage = async (request, page) => {
  const nonce = randomBytes(16).toString('base64url')
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(nonceContext, nonce)
  const response = await handle(request, context)
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const { html, scriptHashes } = finishDocument(await response.text(), nonce, !development)
  const policy = contentSecurityPolicy(scriptHashes, { development, maps: page.mapsKey !== '' })
  response.headers.set('Content-Security-Policy', policy)
  return new Response(html, { status: response.status, headers: response.headers })
}
