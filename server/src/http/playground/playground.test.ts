import { expect, it } from 'vitest'
import { describeServer, publicUrl } from '../../../test/server-app.ts'
import { sampleEmails } from './sample-emails.ts'

const path = '/__playground/mails/'
const renderPage = async () =>
  new Response('a page', { status: 404, headers: { 'content-type': 'text/html' } })

describeServer('a site for visitors', (server) => {
  it('has no page of mails', async () => {
    for (const url of [path, `${path}welcome/`]) {
      const answer = await server().app.inject({ url })
      expect(answer.body).not.toContain('Письма')
      expect(answer.body).not.toContain('iframe')
    }
  })
})

describeServer(
  'a site for those who build',
  (server) => {
    it('shows every mail with sample data, light and dark, narrow and wide, where nothing of it may run', async () => {
      const answer = await server().app.inject({ url: path })
      expect(answer.statusCode).toBe(200)
      for (const { name } of sampleEmails(publicUrl)) expect(answer.body).toContain(`<section id="${name}">`)
      expect(answer.body.match(/<iframe sandbox=""/g)).toHaveLength(4 * sampleEmails(publicUrl).length)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    })

    it('shows one mail by its name, and answers 404 to a name of none', async () => {
      const one = await server().app.inject({ url: `${path}welcome/` })
      expect(one.body.match(/<section /g)).toHaveLength(1)
      expect((await server().app.inject({ url: `${path}nowhere/` })).statusCode).toBe(404)
    })
  },
  { site: { renderPage, playground: true } },
)

it('every mail is short enough for a phone, loads nothing, and says the same as text', () => {
  for (const { name, message } of sampleEmails(publicUrl)) {
    expect(message.html, name).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    expect(message.html.length, name).toBeLessThan(20_000)
    expect(message.subject.length, name).toBeLessThanOrEqual(50)
    for (const [, href = ''] of message.html.matchAll(/href="([^"]+)"/g))
      expect(message.text, name).toContain(href.replaceAll('&amp;', '&').replace(/^tel:.*/, ''))
    expect(message.text, name).not.toMatch(/undefined|null|<\w/)
  }
})

it('no mail shines in the dark: each ground and text has a colour of its own there, none of them white or black', () => {
  for (const { message } of sampleEmails(publicUrl)) {
    expect(message.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(message.html).toContain('@media (prefers-color-scheme:dark)')
    expect(message.html).not.toMatch(/#fff(?:fff)?\b|#000(?:000)?\b|\bwhite\b(?!-space)|\bblack\b/i)
  }
})
