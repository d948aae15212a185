import type { CallDefinition } from '@touchstone/protocol'
import type { FastifyInstance } from 'fastify'
import type { Calls } from '../dispatcher.ts'
import { API_HEADERS } from '../securityHeaders.ts'
import { dataSchema, openApiDocument, rejectionsOf, requestSchema } from './openApi.ts'

/** The page needs no script and one style sheet of its own. */
const DOCS_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
nav{columns:4 12rem}nav a{display:block}section{border-top:1px solid #8886;margin-top:2rem}
code,pre{font-family:ui-monospace,monospace;font-size:13px}pre{overflow:auto;padding:.75rem;background:#8881;border-radius:6px}
td,th{text-align:start;padding:.2rem .8rem .2rem 0;vertical-align:top}.method{font-weight:600}`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

function fieldRows(call: CallDefinition): string {
  const schema = requestSchema(call)
  const required = (schema.required ?? []) as readonly string[]
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, unknown>>)
  if (fields.length === 0) return '<p>No fields of its own.</p>'
  const rows = fields.map(([name, field]) => {
    const need = required.includes(name) ? 'required' : 'optional'
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${need}</td><td><code>${escapeHtml(JSON.stringify(field))}</code></td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}

function rejectionRows(call: CallDefinition): string {
  const rows = rejectionsOf(call).map(
    ({ code, name, message }) =>
      `<tr><td>${code}</td><td><code>${name}</code></td><td>${escapeHtml(message)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function callSection(call: CallDefinition): string {
  const { $schema: _dialect, ...data } = dataSchema(call)
  const method = call.postTwin ? `${call.method} or POST` : call.method
  const access = { public: 'anyone', token: 'a session', optional: 'anyone; more with a session' }[call.access]
  return `<section id="${call.name}"><h2>${call.name}</h2><p>${escapeHtml(call.summary)}</p>
<p><span class="method">${method}</span> <code>/web/${call.name}</code> · for ${access} · success is code ${call.silent ? 7 : 0}</p>
<h3>Fields</h3>${fieldRows(call)}<h3>Data</h3><pre>${escapeHtml(JSON.stringify(data, null, 2))}</pre><h3>Refusals</h3>${rejectionRows(call)}</section>`
}

function docsPage(served: Calls): string {
  const calls = Object.values(served)
  const links = calls.map((call) => `<a href="#${call.name}">${call.name}</a>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Touchstone web calls</title><link rel="stylesheet" href="/docs/docs.css"></head><body><h1>Touchstone web calls</h1>
<p>Every call answers HTTP 200 with <code>{code, message, data}</code>. GET calls read the query, POST calls a form-encoded body;
each also takes <code>token</code> (or the header <code>x-token</code>), <code>lang</code> and <code>rtoken</code>. Amounts and
prices are decimal strings, times UTC milliseconds. The same as a document for programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>${calls.map(callSection).join('')}</body></html>`
}

/** The same text again once it was made. */
function madeOnce(make: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= make()
    return text
  }
}

/** `/openapi.json` for programs and `/docs` for people; made of the calls that are served when somebody first asks: it takes as long as opening a log. */
export function registerDocs(app: FastifyInstance, calls: Calls): void {
  const document = madeOnce(() => JSON.stringify(openApiDocument(calls)))
  const page = madeOnce(() => docsPage(calls))
  app.get('/openapi.json', (_request, reply) => reply.headers(API_HEADERS).type('application/json').send(document()))
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ ...API_HEADERS, 'content-security-policy': DOCS_POLICY })
      .type('text/html; charset=utf-8')
      .send(page()),
  )
  app.get('/docs/docs.css', (_request, reply) => reply.headers(API_HEADERS).type('text/css; charset=utf-8').send(STYLE))
}
