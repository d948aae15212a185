import type { FastifyInstance, FastifyReply } from 'fastify'
import { browserSignals } from '../gateway/browserSignals.ts'
import { API_HEADERS } from '../gateway/securityHeaders.ts'

/** A picture is shown inside our own pages and nowhere else, and never kept by a browser. */
const PICTURE_HEADERS = {
  ...API_HEADERS,
  'content-disposition': 'inline; filename="picture.jpg"',
  'cross-origin-resource-policy': 'same-origin',
}

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(API_HEADERS).type('text/plain; charset=utf-8').send('Not found\n')
}

/** Serves what a ticket leads to under `prefix`: the web app's server mounts it for owners, the console's for reviewers. */
export function registerFileRoute(
  app: FastifyInstance,
  prefix: string,
  read: (ticket: string) => Promise<Buffer | undefined>,
): void {
  app.get<{ Params: { ticket: string } }>(`${prefix}:ticket`, async (request, reply) => {
    const { site, prefetch } = browserSignals(request.headers)
    const own = site === '' || site === 'same-origin'
    if (!own || prefetch) return gone(reply)
    const picture = await read(request.params.ticket)
    return picture ? reply.headers(PICTURE_HEADERS).type('image/jpeg').send(picture) : gone(reply)
  })
}
