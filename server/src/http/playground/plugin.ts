import fp from 'fastify-plugin'
import { notFound } from '../../platform/http/api-error.ts'
import type { Services } from '../../services.ts'
import { sampleEmails } from './sample-emails.ts'
import { sampleEmailsPage } from './sample-emails-page.ts'

const PATH = '/__playground/mails/'
/** The mails bring their styles along, and nothing of them may run or load. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

/** Shows the mails with sample data to those who build; a site for visitors has no such page. */
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
  { name: 'playground', dependencies: ['http'] },
)
