import type { FastifyInstance } from 'fastify'
import { registerTicketRoute } from '../gateway/ticketRoute.ts'

/** A picture is shown inside our own pages and nowhere else, and never kept by a browser. */
const PICTURE_HEADERS = {
  'content-disposition': 'inline; filename="picture.jpg"',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Serves the picture that a ticket leads to under `prefix`: the web app's server mounts it for owners, the console's for
 * reviewers.
 */
export function registerFileRoute(
  app: FastifyInstance,
  prefix: string,
  read: (ticket: string) => Promise<Buffer | undefined>,
): void {
  registerTicketRoute(app, prefix, async (ticket) => {
    const body = await read(ticket)
    return body && { type: 'image/jpeg', headers: PICTURE_HEADERS, body }
  })
}
