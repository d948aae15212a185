import type { FastifyInstance } from 'fastify'
import { API_HEADERS } from './securityHeaders.ts'

/** Paths that tell the state of the server, and therefore answer always. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const CLOSED = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not open</title></head>
<body><h1>This exchange is not open yet</h1>
<p>Its operator has not said who runs it and under which terms. It serves nobody before that.</p></body></html>
`

/** Whether customers are served. */
export interface OpeningGate {
  isOpen(): Promise<boolean>
}

/**
 * Open as soon as nothing is missing. Once open it stays open until the next start, so that nobody is cut off from open positions by
 * a text that is taken away.
 */
export function createOpeningGate(missing: () => Promise<readonly string[]>): OpeningGate {
  let open = false
  return {
    isOpen: async () => {
      open ||= (await missing()).length === 0
      return open
    },
  }
}

/** Serves nobody while the gate is closed: every path but those of the server's state answers 503 with a plain page. */
export function closeUntilOpen(app: FastifyInstance, gate: OpeningGate): void {
  app.addHook('onRequest', async (request, reply) => {
    if (ALWAYS.has(request.url.split('?')[0] ?? '')) return
    if (!(await gate.isOpen())) await reply.code(503).headers(API_HEADERS).type('text/html; charset=utf-8').send(CLOSED)
  })
}
