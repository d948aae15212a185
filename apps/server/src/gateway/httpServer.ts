import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Refusal } from '../errors/refusal.ts'
import { toldRefusal } from '../errors/toldRefusal.ts'
import { refusalAnswer } from './answers.ts'
import { endWith } from './endWith.ts'
import { sendRefusal } from './webRoutes.ts'

export const BODY_LIMIT_BYTES = 64 * 1024

/** Words of the framework's own refusals in ours. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('unsupported_media'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('malformed', { field: 'request', problem: 'is not complete' }),
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Everything thrown outside a handler: refusals of the framework, refusals of our own routes, and bugs. */
function handleErrors(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toldRefusal(error) ?? FRAMEWORK_REFUSALS[codeOf(error)]
    if (refusal) return sendRefusal(reply, refusal.rejection, refusal.facts)
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
    if (typeof status === 'number' && status < 500)
      return sendRefusal(reply, 'malformed', { field: 'request', problem: 'is not readable' })
    logger.error(
      { requestId: request.id, problem: codeOf(error) || 'unexpected' },
      'a request failed outside its handler',
    )
    return sendRefusal(reply, 'internal')
  })
}

/** The answer to bytes that never become a request: the same envelope, with the HTTP status that proxies understand. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const answer = tooLarge
    ? refusalAnswer('too_large')
    : refusalAnswer('malformed', { field: 'request', problem: 'is not readable' })
  endWith(socket, tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request', answer)
}

/**
 * An HTTP server without routes: it reads no body of any kind until it is told how, and answers its own refusals in the
 * envelope. `proxies` of the operator's stand before it.
 */
export function createHttpServer({ logger, proxies }: { logger: Logger; proxies: number }): FastifyInstance {
  const app = Fastify({
    // Its log lines would carry the query; the routes write the lines worth having.
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // The last so many addresses were written by them; the caller may have made up all before.
    trustProxy: proxies === 0 ? false : (_address, hop) => hop < proxies,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Long enough for a picture of 8 MB over a slow line.
    requestTimeout: 120_000,
    // A busy machine is slow to read the page's files: no reason not to start.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    // Refused before any route was found: no call has so long a name, or an address that cannot be decoded.
    frameworkErrors: (error, _request, reply) =>
      codeOf(error) === 'FST_ERR_MAX_PARAM_LENGTH'
        ? sendRefusal(reply, 'unknown_call')
        : sendRefusal(reply, 'malformed', { field: 'request', problem: 'is not readable' }),
    clientErrorHandler: refuseUnreadable,
  })
  app.removeAllContentTypeParsers()
  handleErrors(app, logger)
  return app
}
