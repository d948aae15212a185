import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from './dispatcher.ts'
import { BODY_LIMIT_BYTES, createHttpServer } from './httpServer.ts'
import type { ConnectionLimits } from './limits/connectionLimits.ts'
import { boundUnfinished } from './limits/unfinishedRequests.ts'
import { closeUntilOpen, type OpeningGate } from './openingGate.ts'
import { registerUploadRoute } from './uploadRoute.ts'
import { type ObserveCall, registerWebRoutes } from './webRoutes.ts'

export interface GatewayParts {
  readonly dispatcher: Dispatcher
  readonly observe: ObserveCall
  readonly logger: Logger
  /** Proxies of the operator's before this server. */
  readonly proxies: number
  readonly connections: ConnectionLimits
  /** Absent where customers are served from the start. */
  readonly gate?: OpeningGate
}

/** The HTTP server without its routes beside `/web`: those are registered by the rooms that own them. */
export async function createGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const app = createHttpServer(parts)
  const unfinished = boundUnfinished(app, parts.connections)
  app.server.on('upgrade', ({ socket }) => unfinished.upgraded(socket))
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  if (parts.gate) closeUntilOpen(app, parts.gate)
  registerWebRoutes(app, parts.dispatcher, parts.observe)
  registerUploadRoute(app, parts.dispatcher, parts.observe)
  return app
}
