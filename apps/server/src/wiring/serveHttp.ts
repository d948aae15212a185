import type { Server } from 'node:http'
import type { World } from '@touchstone/protocol'
import type { FastifyInstance } from 'fastify'
import { registerCoinMarks } from '../content/coinMarkRoute.ts'
import { registerContentPictures } from '../content/contentPictures.ts'
import { registerFileRoute } from '../files/fileRoute.ts'
import { FILES_PREFIX } from '../files/files.ts'
import { createDispatcher, type Dispatcher, type ResolveSession, type SessionAnswer } from '../gateway/dispatcher.ts'
import { registerDocs } from '../gateway/docs/docsPage.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createRateLimits } from '../gateway/limits/rateLimits.ts'
import { createOpeningGate, type OpeningGate } from '../gateway/openingGate.ts'
import { registerPages } from '../gateway/pages.ts'
import { registerTicketRoute } from '../gateway/ticketRoute.ts'
import type { ObserveCall } from '../gateway/webRoutes.ts'
import { type ReadinessCheck, registerHealth } from '../health/healthRoutes.ts'
import { readinessChecks } from '../health/readiness.ts'
import type { Resolution } from '../identity/sessions/sessions.ts'
import type { MessageChanges } from '../messages/messageChanges.ts'
import { listen } from '../operations/listen.ts'
import { scrubbed } from '../operations/logger.ts'
import { OWN_STREAMS } from '../products/ownStreams.ts'
import { PRODUCTS } from '../products/products.ts'
import { RECORD_EVENTS } from '../products/recordEvents.ts'
import { type StartedProducts, startProducts } from '../products/startProducts.ts'
import { STATEMENTS_PREFIX, type Statements } from '../records/createStatements.ts'
import { registerSandbox } from '../sandbox/registerSandbox.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { Notices } from '../streams/notices/noticeSource.ts'
import { createRecordChanges, type RecordChanges } from '../streams/recordChanges.ts'
import { StreamHub } from '../streams/streamHub.ts'
import { type Answering, callHandlers } from './callHandlers.ts'
import { createPayouts } from './createPayouts.ts'
import type { Foundation } from './foundation.ts'
import { openBooks } from './openBooks.ts'
import { type OpenedContent, openContent } from './openContent.ts'
import { type Deposits, openDeposits } from './openDeposits.ts'
import { perWorld } from './perWorld.ts'
import { productServices } from './productServices.ts'
import { startAlerts } from './startAlerts.ts'
import { type OpenConsole, startConsole } from './startConsole.ts'
import { startMessages } from './startMessages.ts'
import { type Past, startPast } from './startPast.ts'
import { type People, startPeople } from './startPeople.ts'
import { startStatements } from './startStatements.ts'
import { startSupport } from './startSupport.ts'

export interface HttpFace {
  readonly origin: string
  readonly console: OpenConsole
  readonly past: Past
  /** Symbols whose order books somebody looks at in a world. */
  watchedBooks(world: World): ReadonlySet<string>
  /** From now on every call is refused as shutting down. */
  refuse(): void
}

function createObserver({ logger, metrics }: Foundation): ObserveCall {
  return (call, code, milliseconds, requestId) => {
    metrics.call(call, code, milliseconds)
    logger.debug({ event: 'call', call, answer: code, milliseconds, requestId })
  }
}

function sessionAnswer(found: Resolution): SessionAnswer {
  return found === 'ended_elsewhere' ? 'revoked' : (found ?? 'expired')
}

function resolverOf({ identity }: People): ResolveSession {
  return (token, presented) => {
    const found = identity.resolveSession(token, presented)
    return found instanceof Promise ? found.then(sessionAnswer) : sessionAnswer(found)
  }
}

function createDispatch(
  foundation: Foundation,
  past: Past,
  people: People,
  answering: Answering,
  closing: () => boolean,
): Dispatcher {
  const { logger, config } = foundation
  return createDispatcher({
    handlers: callHandlers(foundation, past, people, answering),
    resolveSession: resolverOf(people),
    limits: createRateLimits(config.rates),
    onBug: (error, call, requestId, secrets) =>
      logger.error({ event: 'bug', call, requestId, stack: scrubbed(error, secrets) }, 'a call failed'),
    closing,
  })
}

interface StreamParts {
  readonly dispatcher: Dispatcher
  readonly late: () => readonly string[]
  readonly records: RecordChanges
  readonly messages: MessageChanges
  readonly gate: OpeningGate | undefined
  readonly notices: Notices
}

function startStreams(
  { config, metrics, closing }: Foundation,
  server: Server,
  past: Past,
  people: People,
  { dispatcher, late, records, messages, gate, notices }: StreamParts,
): StreamHub {
  const hub = new StreamHub({
    worlds: past.live,
    dispatcher,
    resolveSession: async (token, presented) => people.identity.resolveSession(token, presented),
    late,
    notices,
    recordEvents: RECORD_EVENTS,
    streams: OWN_STREAMS,
    records,
    messages,
    proxies: config.proxies,
    connections: config.connections,
    ...(gate && { gate }),
  })
  hub.start(server)
  people.identity.onSessionEnd((sessionId) => hub.sessionEnded(sessionId))
  metrics.watch('touchstone_sockets', 'Open sockets, and those of them that read too slowly', () => hub.figures)
  closing.add('streams', () => hub.stop())
  return hub
}

/** Starts the background work of the products. */
async function startWorkers({ closing }: Foundation, { workers }: StartedProducts): Promise<void> {
  for (const worker of workers) {
    await worker.start()
    closing.add(worker.name, () => worker.stop())
  }
}

/** For operators: an exchange whose background work fails still trades. */
function checksOf({ workers }: StartedProducts): Readonly<Record<string, ReadinessCheck>> {
  return Object.fromEntries(
    workers.flatMap((worker) => (worker.trouble ? [[worker.name, () => worker.trouble?.() ?? null] as const] : [])),
  )
}

interface RouteParts {
  readonly dispatcher: Dispatcher
  readonly observe: ObserveCall
  readonly content: OpenedContent
  readonly people: People
  readonly statements: Statements
  readonly deposits: Deposits
}

/** What is served beside calls, streams and pages: pictures, files, the reference of the calls and, in a sandbox, its outbox. */
function registerRoutes(app: FastifyInstance, { config, worlds }: Foundation, parts: RouteParts): void {
  const { dispatcher, observe, content, people, statements, deposits } = parts
  registerDocs(app, dispatcher.calls)
  registerCoinMarks(app, () => worlds.real.world.core.assets().map(({ code }) => code))
  registerFileRoute(app, FILES_PREFIX, (ticket) => people.verification.files.read(ticket))
  registerContentPictures(app, content.pictures)
  registerTicketRoute(app, STATEMENTS_PREFIX, (ticket) => statements.open(ticket))
  if (config.mode !== 'sandbox') return
  registerSandbox(app, {
    dispatcher,
    observe,
    worlds: perWorld((name): WorldPort => worlds[name].world),
    outboxEntries: (to) => people.mail.outboxEntries(to),
    now: () => Date.now(),
    sendOverChain: deposits.sendOverChain,
  })
}

/** The HTTP face: calls, streams, pages, health. It listens when this resolves. */
export async function serveHttp(foundation: Foundation, late: () => readonly string[]): Promise<HttpFace> {
  const { config, worlds, database, logger, metrics, closing } = foundation
  const past = await startPast(foundation)
  const content = openContent(foundation)
  const people = await startPeople(foundation, past, content.company)
  const messages = startMessages(foundation, past, people)
  const alerts = startAlerts(foundation, past, people)
  const statements = startStatements(foundation, past)
  const records = createRecordChanges()
  const deposits = await openDeposits(foundation)
  const services = productServices(foundation, past, people, { chain: deposits.chain, records })
  const products = await startProducts(PRODUCTS, services)
  const support = startSupport(foundation, people, records)
  const books = openBooks(foundation, services)
  let refusing = false
  const dispatcher = createDispatch(
    foundation,
    past,
    people,
    { statements, services, products, content, support, books, messages: messages.handlers, alerts },
    () => refusing,
  )
  const observe = createObserver(foundation)
  const gate = config.mode === 'production' ? createOpeningGate(content.missing) : undefined
  const app = await createGateway({
    dispatcher,
    observe,
    logger,
    proxies: config.proxies,
    connections: config.connections,
    ...(gate && { gate }),
  })
  const checks = { ...readinessChecks(worlds, foundation.journals, database, () => refusing), content: content.check }
  registerHealth(app, { checks, metrics })
  registerRoutes(app, foundation, { dispatcher, observe, content, people, statements, deposits })
  await registerPages(app, config.client)
  closing.add('gateway', () => app.close())
  const hub = startStreams(foundation, app.server, past, people, {
    dispatcher,
    late,
    records,
    messages: messages.changes,
    gate,
    notices: content.notices,
  })
  await past.loaded
  const origin = await listen(app, { host: config.host, port: config.port, setting: 'PORT' })
  const sockets = () => hub.figures.sockets
  const payouts = createPayouts(foundation, deposits)
  const console = await startConsole(foundation, {
    past,
    people,
    totals: perWorld((name) => books.worlds[name].totals),
    checks: { ...checks, ...checksOf(products), ...payouts.checks },
    observe,
    sockets,
    closing: () => refusing,
    custody: payouts.view,
    chain: deposits.chain,
    content,
    support,
  })
  await startWorkers(foundation, products)
  messages.start()
  payouts.start()
  const refuse = (): void => {
    refusing = true
  }
  return { origin, console, past, watchedBooks: (world) => hub.watchedBooks(world), refuse }
}
