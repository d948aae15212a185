import type { FastifyInstance, FastifyReply } from 'fastify'
import { browserSignals } from './browserSignals.ts'
import { API_HEADERS } from './securityHeaders.ts'

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(API_HEADERS).type('text/plain; charset=utf-8').send('Not found\n')
}

/** The file that a ticket opened, on its way out. */
export interface Opened {
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | NodeJS.ReadableStream
}

/** Serves the file that a ticket leads to under `prefix`, to our own pages and to no request that another site sent. */
export function registerTicketRoute(
  app: FastifyInstance,
  prefix: string,
  open: (ticket: string) => Promise<Opened | undefined> | Opened | undefined,
): void {
  app.get<{ Params: { ticket: string } }>(`${prefix}:ticket`, async (request, reply) => {
    const { site, prefetch } = browserSignals(request.headers)
    const own = site === '' || site === 'same-origin'
    if (!own || prefetch) return gone(reply)
    const found = await open(request.params.ticket)
    if (!found) return gone(reply)
    return reply
      .headers({ ...API_HEADERS, ...found.headers })
      .type(found.type)
      .send(found.body)
  })
}
