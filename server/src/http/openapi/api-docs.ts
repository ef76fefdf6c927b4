import { createHash } from 'node:crypto'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from '../../platform/http/etag.ts'
import type { ApiDescription, ApiParameter, OperationDescription } from './openapi.ts'
import { schemaHtml, schemaNameHtml } from './schema-html.ts'

const PATH = '/api/docs/'

/** Shows the API description as a page without scripts, under a policy that allows none. */
export function apiDocs(app: FastifyInstance, describe: () => ApiDescription): void {
  let page: string | undefined
  const styleHash = createHash('sha256').update(STYLE).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  app.get('/api/docs', (_request, reply) => reply.redirect(PATH, 301))
  app.get(PATH, (request, reply) => {
    reply.headers({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': policy,
    })
    page ??= docsPage(describe())
    return sendTagged(request, reply, createEtag(page), () =>
      reply.type('text/html; charset=utf-8').send(page),
    )
  })
}

interface Call extends OperationDescription {
  method: string
  path: string
}

export function docsPage({ info, servers, paths, components }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Call => ({ ...call, method: method.toUpperCase(), path })),
  )
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>Адрес сервера: <code>${escapeHtml(servers[0]?.url ?? '')}</code>. То же описание для\u00A0программ: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
${RULES}
<h2 id="calls">Вызовы</h2>
<table>
${calls.map(lineHtml).join('\n')}
</table>
${calls.map(callHtml).join('\n')}
<h2 id="schemas">Объекты</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>\n<pre>${schemaHtml(schema)}</pre>`,
  )
  .join('\n')}
</main>
</body>
</html>
`
}

const lineHtml = ({ operationId, method, path, summary }: Call) =>
  `<tr><td><a href="#${escapeHtml(operationId)}"><code>${method} ${escapeHtml(path)}</code></a></td><td lang="en">${escapeHtml(summary)}</td></tr>`

function callHtml(call: Call): string {
  const { operationId, method, path, summary, parameters } = call
  const body = 'requestBody' in call ? call.requestBody : undefined
  const success = call.responses[200].content['application/json']
  return `<section>
<h3 id="${escapeHtml(operationId)}"><code>${method} ${escapeHtml(path)}</code></h3>
<p lang="en">${escapeHtml(summary)}</p>
${accessHtml(call)}${parameters.length > 0 ? `<h4>Параметры</h4>\n<table>\n${parameters.map(parameterHtml).join('\n')}\n</table>` : ''}
${
  body
    ? `<h4>Форма</h4>\n<p>${Object.keys(body.content)
        .map((type) => `<code>${type}</code>`)
        .join(
          ', ',
        )}</p>\n<pre>${schemaHtml(Object.values(body.content)[0]?.schema ?? {})}</pre>${exampleHtml(body.content['application/json']?.example)}`
    : ''
}
<h4>Ответ</h4>
<pre>${schemaHtml(success.schema)}</pre>
${exampleHtml(success.example)}
<p>Статусы: ${Object.keys(call.responses).join(', ')}</p>
</section>`
}

const exampleHtml = (example: unknown) =>
  `<details><summary>Пример</summary>\n<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>\n</details>`

function accessHtml(call: Call): string {
  if (!('security' in call)) return ''
  const needed = call.security?.every((way) => 'bearer' in way)
  return `<p>${needed ? 'Только со\u00A0входом' : 'Можно со\u00A0входом'}: <code>Authorization: Bearer …</code></p>\n`
}

const PLACES: Record<ApiParameter['in'], string> = {
  path: 'в\u00A0адресе',
  query: 'в\u00A0запросе',
  header: 'заголовок',
}

const parameterHtml = ({ name, in: place, required, schema }: ApiParameter) =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${PLACES[place]}${required ? '' : ', можно опустить'}</td><td><code>${schemaHtml(schema)}</code>${schema.pattern ? ` <code>${escapeHtml(schema.pattern)}</code>` : ''}</td></tr>`

const RULES = `<h2 id="rules">Как обращаться</h2>
<ul>
<li>Успех: <code>{"result": …}</code>. Отказ: статус и\u00A0${schemaNameHtml('Failure')}, сообщения по-русски, по\u00A0полям.</li>
<li>Формы принимаются как <code>multipart/form-data</code>, <code>application/x-www-form-urlencoded</code> и\u00A0JSON; файлы — только первым способом.</li>
<li>То, что что-то меняет, требует <code>X-Requested-With: XMLHttpRequest</code> и\u00A0не\u00A0принимается с\u00A0других сайтов.</li>
<li>Вход — заголовок <code>Authorization: Bearer …</code>; посетителя без входа различает <code>X-Visitor-Id</code>.</li>
<li>Общие для всех ответы несут <code>ETag</code>. Деньги — в\u00A0копейках, целым числом.</li>
</ul>`

const STYLE = `
body{margin:0;background:#f4efe6;color:#1a1815;font:16px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto;padding:32px 16px 96px}
h1{font-size:clamp(28px,5vw,44px);line-height:1.1}
h2{margin:56px 0 16px;font-size:28px}
h3{margin:40px 0 8px;font-size:18px;overflow-wrap:anywhere}
h4{margin:16px 0 4px;font-size:14px;color:#5c554b}
a{color:#1f2a5a}
table{width:100%;border-collapse:collapse}
td{padding:6px 16px 6px 0;border-top:1px solid #ddd3c2;vertical-align:top;overflow-wrap:anywhere}
section{border-top:1px solid #ddd3c2;padding-bottom:32px}
pre{margin:0;padding:16px;overflow-x:auto;background:#fffdf9;border:1px solid #ddd3c2;border-radius:12px}
code,pre{font:14px/1.5 ui-monospace,monospace}
h3 code{font-size:18px;font-weight:700}
`
