import { expect, it } from 'vitest'
import { describeServer, publicUrl } from '../../../test/server-app.ts'
import { sampleEmails } from './sample-emails.ts'

const path = '/__playground/mails/'
const renderPage = async () =>
  new Response('a page', { status: 404, headers: { 'content-type': 'text/html' } })

describeServer('the production site', (server) => {
  it('has no page of sample emails', async () => {
    for (const url of [path, `${path}welcome/`]) {
      const answer = await server().app.inject({ url })
      expect(answer.body).not.toContain('Письма')
      expect(answer.body).not.toContain('iframe')
    }
  })
})

describeServer(
  'the development site',
  (server) => {
    it('shows every email with sample data, light and dark, narrow and wide, without running scripts', async () => {
      const answer = await server().app.inject({ url: path })
      expect(answer.statusCode).toBe(200)
      for (const { name } of sampleEmails(publicUrl)) expect(answer.body).toContain(`<section id="${name}">`)
      expect(answer.body.match(/<iframe sandbox=""/g)).toHaveLength(4 * sampleEmails(publicUrl).length)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    })

    it('shows one email by its name, and answers 404 to an unknown name', async () => {
      const one = await server().app.inject({ url: `${path}welcome/` })
      expect(one.body.match(/<section /g)).toHaveLength(1)
      expect((await server().app.inject({ url: `${path}nowhere/` })).statusCode).toBe(404)
    })
  },
  { site: { renderPage, playground: true } },
)

it('has short emails that load no resources, with the same content as text', () => {
  for (const { name, message } of sampleEmails(publicUrl)) {
    expect(message.html, name).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    expect(message.html.length, name).toBeLessThan(20_000)
    expect(message.subject.length, name).toBeLessThanOrEqual(50)
    for (const [, href = ''] of message.html.matchAll(/href="([^"]+)"/g))
      expect(message.text, name).toContain(href.replaceAll('&amp;', '&').replace(/^tel:.*/, ''))
    expect(message.text, name).not.toMatch(/undefined|null|<\w/)
  }
})

it('has emails whose every background and text colour has a dark value, neither white nor black', () => {
  for (const { message } of sampleEmails(publicUrl)) {
    expect(message.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(message.html).toContain('@media (prefers-color-scheme:dark)')
    expect(message.html).not.toMatch(/#fff(?:fff)?\b|#000(?:000)?\b|\bwhite\b(?!-space)|\bblack\b/i)
  }
})
