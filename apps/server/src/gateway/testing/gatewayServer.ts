import { CATALOG, type CallName } from '@touchstone/protocol'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { createLogger, scrubbed } from '../../operations/logger.ts'
import type { CallContext, CallHandlers, Session } from '../callContext.ts'
import { createDispatcher, type ResolveSession } from '../dispatcher.ts'
import { registerDocs } from '../docs/docsPage.ts'
import { createGateway } from '../gateway.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../limits/connectionLimits.ts'
import { createRateLimits, type RateSettings } from '../limits/rateLimits.ts'
import { registerPages } from '../pages.ts'

export const SESSION: Session = {
  id: 'session',
  userId: 'user',
  owner: 1000,
  world: 'real',
  cookieBound: true,
  cookieMissing: false,
  transactionPasswordSet: true,
  steppedUpUntil: 0,
}

export interface GatewayServer {
  readonly origin: string
  /** Everything that was logged so far. */
  log(): string
  /** The requests that reached handlers, newest last. */
  readonly seen: { readonly call: string; readonly request: unknown; readonly context: CallContext }[]
  stop(): Promise<void>
}

export interface GatewayServerOptions {
  readonly handlers?: Partial<CallHandlers<CallName>>
  readonly resolveSession?: ResolveSession
  readonly rates?: RateSettings
  /** The clock of the rate limits; the real one without it. */
  readonly now?: () => number
  readonly closing?: () => boolean
  readonly webRoot?: string
  readonly connections?: ConnectionLimits
  readonly proxies?: number
}

function memoryLogger(lines: string[]): Logger {
  const { level } = createLogger('trace')
  return pino({ level }, { write: (line: string) => void lines.push(line) })
}

/** The gateway on a real socket, with handlers that only note what reached them. */
export async function startGateway(options: GatewayServerOptions = {}): Promise<GatewayServer> {
  const lines: string[] = []
  const logger = memoryLogger(lines)
  const seen: GatewayServer['seen'] = []
  const noting = Object.keys(CATALOG).map((call) => [
    call,
    (request: unknown, context: CallContext) => {
      seen.push({ call, request, context })
      return {}
    },
  ])
  const dispatcher = createDispatcher({
    handlers: { ...Object.fromEntries(noting), ...options.handlers },
    resolveSession: options.resolveSession ?? (() => Promise.resolve(SESSION)),
    limits: createRateLimits(options.rates ?? { ordersPerSecond: 0, callsPerSecond: 0 }, options.now),
    onBug: (error, call, requestId, secrets) =>
      logger.error({ event: 'bug', call, requestId, stack: scrubbed(error, secrets) }, 'a call failed'),
    closing: options.closing ?? (() => false),
  })
  const observe = (call: string, code: number): void => logger.debug({ event: 'call', call, answer: code })
  const app: FastifyInstance = await createGateway({
    dispatcher,
    observe,
    logger,
    proxies: options.proxies ?? 0,
    connections: options.connections ?? CONNECTION_LIMITS,
  })
  registerDocs(app, dispatcher.calls)
  const client = { apiHost: '', basePath: '/web', wsPath: '/ws', requestTimeoutMs: 10_000, reflow: 'auto' as const }
  await registerPages(app, client, options.webRoot ?? '/nowhere')
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, seen, log: () => lines.join(''), stop: () => app.close() }
}
