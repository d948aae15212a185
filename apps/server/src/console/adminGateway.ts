import { fileURLToPath } from 'node:url'
import { ADMIN_CATALOG } from '@touchstone/protocol/admin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type ContentPictures, registerContentPictures } from '../content/contentPictures.ts'
import { Refusal } from '../errors/refusal.ts'
import { registerFileRoute } from '../files/fileRoute.ts'
import type { KeptFile } from '../files/files.ts'
import { BODY_LIMIT_BYTES, createHttpServer } from '../gateway/httpServer.ts'
import type { ConnectionLimits } from '../gateway/limits/connectionLimits.ts'
import { boundUnfinished } from '../gateway/limits/unfinishedRequests.ts'
import { registerBuiltPages } from '../gateway/pages.ts'
import { pageHeaders } from '../gateway/securityHeaders.ts'
import { type ObserveCall, sendEnvelope } from '../gateway/webRoutes.ts'
import type { AdminDispatch } from './adminDispatcher.ts'
import { AdminMeta } from './adminMeta.ts'

const ADMIN_PREFIX = '/admin/'
/** Pictures of cases, by tickets that are good once. */
export const DOCUMENT_PREFIX = '/admin/document/'

/** The built console, next to this program in the repository. */
const CONSOLE_ROOT = fileURLToPath(new URL('../../../console/dist', import.meta.url))
/** A picture below 8 MiB in base64, and a little around it. */
const PICTURE_BODY_BYTES = 12 * 1024 * 1024
const NOT_BUILT = 'The console is not built yet: run npm run build, then start again.\n'

export interface AdminGatewayParts {
  readonly dispatch: AdminDispatch
  readonly observe: ObserveCall
  /** The picture or document behind a ticket. */
  readonly document: (ticket: string) => Promise<KeptFile | undefined>
  /** Those of banners and texts, for previews. */
  readonly pictures: Pick<ContentPictures, 'read'>
  readonly logger: Logger
  readonly proxies: number
  readonly connections: ConnectionLimits
  readonly root?: string
}

function readJson(_request: unknown, body: string | Buffer, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, JSON.parse(String(body)))
  } catch {
    done(new Refusal('malformed', { field: 'request', problem: 'is no JSON' }))
  }
}

/** The console's own HTTP server: its calls by POST with JSON, its pictures, and its pages. */
export async function createAdminGateway(parts: AdminGatewayParts): Promise<FastifyInstance> {
  const { dispatch, observe, document, root = CONSOLE_ROOT } = parts
  const app = createHttpServer(parts)
  boundUnfinished(app, parts.connections)
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, readJson)
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const started = performance.now()
    const meta = new AdminMeta(request)
    const envelope = await dispatch(name, request.body, meta)
    const known = Object.hasOwn(ADMIN_CATALOG, name) ? name : 'unknown'
    observe(`admin/${known}`, envelope.code, performance.now() - started, request.id)
    sendEnvelope(reply, JSON.stringify(envelope), meta.answerHeaders)
  }
  app.post<{ Params: { call: string } }>(`${ADMIN_PREFIX}:call`, (request, reply) =>
    answer(request.params.call, request, reply),
  )
  app.post(`${ADMIN_PREFIX}saveContentPicture`, { bodyLimit: PICTURE_BODY_BYTES }, (request, reply) =>
    answer('saveContentPicture', request, reply),
  )
  registerContentPictures(app, parts.pictures)
  registerFileRoute(app, DOCUMENT_PREFIX, document)
  await registerBuiltPages(app, {
    root,
    headers: pageHeaders(''),
    notBuilt: NOT_BUILT,
    isCall: ({ url }) => url.startsWith(ADMIN_PREFIX),
  })
  return app
}
