import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from './securityHeaders.ts'

/** Paths that tell the state of the server, and therefore answer always. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const CLOSED = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not open</title></head>
<body><h1>This exchange is not open yet</h1>
<p>Its operator has not said who runs it and under which terms. It serves nobody before that.</p></body></html>
`

/**
 * Serves nobody before everything is told: every path but those of its state answers 503 with a plain page. Once open it stays open
 * until the next start, so that nobody is cut off from open positions by a text that is taken away.
 */
export function closeUntilOpen(app: FastifyInstance, missing: () => Promise<readonly string[]>): void {
  let open = false
  app.addHook('onRequest', async (request, reply) => {
    if (open || ALWAYS.has(request.url.split('?')[0] ?? '')) return
    open = (await missing()).length === 0
    if (!open) await reply.code(503).headers(API_HEADERS).type('text/html; charset=utf-8').send(CLOSED)
  })
}
