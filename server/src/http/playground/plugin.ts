import fp from 'fastify-plugin'
import { notFound } from '../../platform/http/api-error.ts'
import type { Services } from '../../services.ts'
import { sampleEmails } from './sample-emails.ts'
import { sampleEmailsPage } from './sample-emails-page.ts'

const PATH = '/__playground/mails/'
/** The emails have inline styles. They may run or load no resources. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

/** Sample emails for developers. The production site does not have this page. */
export const playground = fp<Services>(
  async (app, { site, env }) => {
    if (!site.playground) return
    const samples = sampleEmails(env.PUBLIC_URL)
    app.get<{ Params: { name?: string } }>(`${PATH}:name?/`, (request, reply) => {
      const { name } = request.params
      const listed = samples.filter((sample) => name === undefined || sample.name === name)
      if (listed.length === 0) throw notFound()
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
        .type('text/html; charset=utf-8')
        .send(sampleEmailsPage(PATH, samples, listed))
    })
  },
  { name: 'playground' },
)
