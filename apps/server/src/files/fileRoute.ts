import type { FastifyInstance } from 'fastify'
import { registerTicketRoute } from '../gateway/ticketRoute.ts'
import type { KeptFile } from './files.ts'

const OWN_PAGES = { 'cross-origin-resource-policy': 'same-origin' }

/**
 * A picture is shown inside our own pages and nowhere else, and never kept by a browser. A document is not shown at all: it is saved,
 * and opened by a program of the reader's own choice.
 */
const FORMATS = {
  picture: {
    type: 'image/jpeg',
    headers: { ...OWN_PAGES, 'content-disposition': 'inline; filename="picture.jpg"' },
  },
  pdf: {
    type: 'application/pdf',
    headers: {
      ...OWN_PAGES,
      'content-disposition': 'attachment; filename="document.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  },
} as const

/**
 * Serves the file that a ticket leads to under `prefix`: the web app's server mounts it for owners, the console's for
 * reviewers.
 */
export function registerFileRoute(
  app: FastifyInstance,
  prefix: string,
  read: (ticket: string) => Promise<KeptFile | undefined>,
): void {
  registerTicketRoute(app, prefix, async (ticket) => {
    const file = await read(ticket)
    return file && { ...FORMATS[file.kind], body: file.bytes }
  })
}
