import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')
const documents = ['docs/architecture.md', 'README.md']
const requests = documents.flatMap((document) => [
  ...readFileSync(join(ROOT, document), 'utf8').matchAll(/`(GET|POST) (\/[^`\s]*)`/g),
])

for (const [, method = '', path = ''] of requests)
  test(`Answers the documented ${method} ${path}`, async ({ request }) => {
    const response = await request.fetch(encodeURI(path), { method, maxRedirects: 0 })
    // The server refuses an empty order for its fields or its headers.
    expect(method === 'GET' ? [200] : [400, 403, 422]).toContain(response.status())
  })
