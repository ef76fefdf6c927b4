import fastify from 'fastify'
import { expect, it } from 'vitest'
import { logRequests } from './access-log.ts'

it('logs the matched route, and the path only of an existing page', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  logRequests(app)
  const pages: Record<string, number> = { '/catalog/': 200, '/blog/': 304, '/Anna@Example.ru/': 301 }
  app.get('/api/contacts/:id', async () => 'ok')
  app.get('/files/*', async () => 'ok')
  app.get('/*', async (request, reply) =>
    reply.code(request.url.startsWith('/search/') ? 200 : (pages[request.url] ?? 404)).send(),
  )
  const asked = [
    '/catalog/?utm_source=ivan@example.ru',
    '/blog/',
    '/Anna@Example.ru/',
    '/contacts/ivan@example.ru/',
    '/search/+79001234567/',
    '/search/',
    '/api/contacts/ivan@example.ru',
    '/files/ivan@example.ru',
  ]
  pages['/catalog/?utm_source=ivan@example.ru'] = 200
  for (const url of asked) await app.inject(url)
  await app.inject({ method: 'POST', url: '/ivan@example.ru' })
  await app.close()
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests.map(({ path }) => path)).toEqual([
    '/catalog/',
    '/blog/',
    '/*',
    '/*',
    '/search/*',
    '/search/',
    '/api/contacts/:id',
    '/files/*',
    '*',
  ])
})
