import { createApprovals } from '../approvals/approvals.ts'
import { createEffects } from '../approvals/effects.ts'
import { createFindDecision } from '../approvals/findDecision.ts'
import { startAuditAnchor } from '../audit/auditAnchor.ts'
import { createAuditChain } from '../audit/auditChain.ts'
import { systemClock } from '../clock/clock.ts'
import type { Operator } from '../console/adminContext.ts'
import { createAdminDispatcher } from '../console/adminDispatcher.ts'
import { createAdminGateway } from '../console/adminGateway.ts'
import { adminHandlers } from '../console/adminHandlers.ts'
import type { AdminServices } from '../console/adminServices.ts'
import type { CustodyView } from '../console/calls/custodyCalls.ts'
import { createCustomerSearch } from '../console/customerSearch.ts'
import type { ObserveCall } from '../gateway/webRoutes.ts'
import { problems, type ReadinessCheck } from '../health/healthRoutes.ts'
import { listen } from '../operations/listen.ts'
import { scrubbed } from '../operations/logger.ts'
import { createOperators, type Operators } from '../operators/createOperators.ts'
import { appointFirstOperators, type OneTimePassword } from '../operators/firstOperators.ts'
import { rolesOf } from '../operators/operatorRoles.ts'
import { FILLS } from '../products/fills.ts'
import { createCaseDecisions } from '../review/caseDecisions.ts'
import { queueFigures } from '../review/caseLists.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedContent } from './openContent.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

export interface OpenConsole {
  /** http://host:port */
  readonly origin: string
  /** One-time passwords of the operators that this start created. */
  readonly passwords: readonly OneTimePassword[]
}

export interface ConsoleParts {
  readonly past: Past
  readonly people: People
  readonly totals: AdminServices['totals']
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  readonly observe: ObserveCall
  readonly sockets: () => number
  readonly closing: () => boolean
  readonly custody: CustodyView | null
  readonly content: OpenedContent
  /** null: there are no deposits over a chain. */
  readonly chain: AdminServices['chain']
  readonly support: AdminServices['support']
}

type Worlds = Readonly<Record<'real' | 'demo', WorldPort>>

const NO_PRICES = 'No prices from outside'
const HISTORY_WITHIN_MS = 2_000
const QUEUES_EVERY_MS = 30_000
const RESUME_EVERY_MS = 60_000

function adminServices(
  foundation: Foundation,
  parts: ConsoleParts,
  worlds: Worlds,
  operators: Operators,
): AdminServices {
  const { config, database: opened, feed } = foundation
  const { past, people, checks, sockets } = parts
  const { identity, review, verification, policy } = people
  const database = opened.kysely
  const { texts, company, missing: missingToOpen, preview, pictures } = parts.content
  const effects = createEffects({
    database,
    people: identity.people,
    operators: operators.rows,
    worlds,
    texts,
    company,
  })
  const findDecision = createFindDecision(database, worlds)
  return {
    database,
    clock: systemClock,
    worlds,
    operators,
    opened,
    checks,
    sockets,
    approvals: createApprovals({ database, clock: systemClock, worlds, effects, findDecision }),
    audit: createAuditChain(database, systemClock),
    past: past.database,
    fills: FILLS,
    people: identity.people,
    ...identity.protection,
    states: verification.states,
    files: verification.files,
    key: verification.key,
    desk: review,
    handlers: review.handlers,
    decisions: createCaseDecisions(database, systemClock, review.handlers),
    search: createCustomerSearch(database),
    texts,
    pictures,
    company,
    missingToOpen,
    preview,
    session: policy.session,
    caps: config.maxLeverage,
    minimumSources: perWorld((name) => foundation.worlds[name].genesis.minimumSources),
    environment: config.mode,
    sandbox: config.mode === 'sandbox',
    priceSource: feed?.label ?? NO_PRICES,
    publicOrigin: config.consoleOrigin,
    clocks: perWorld((name) => foundation.worlds[name].keeper),
    checkpoint: (world) => foundation.worlds[world].keeper.proofs.checkpoint,
    totals: parts.totals,
    caughtUp: (world) => past.projectors[world].waitFor(worlds[world].core.sequence, HISTORY_WITHIN_MS),
    behind: (world) => past.projectors[world].behind,
    problems: () => problems(checks),
    chain: parts.chain,
    support: parts.support,
  }
}

/** Finds the operator of a session cookie, with the roles that the log gives now. */
function resolver({ sessions, rows }: Operators, real: WorldPort) {
  return async (cookie: string): Promise<Operator | undefined> => {
    const session = await sessions.resolve(cookie, true)
    const row = session && (await rows.byId(session.operator))
    if (row?.state !== 'active') return undefined
    return { operator: row.operator, name: row.name, roles: rolesOf(real.core, row.operator) }
  }
}

/** Ages of the queues for the monitoring of this server, read anew twice a minute. */
function watchQueues({ metrics, closing, logger }: Foundation, { database }: AdminServices): void {
  let ages: Readonly<Record<string, number>> = {}
  const read = async () => {
    const now = Date.now()
    const figures = await queueFigures(database)
    ages = Object.fromEntries(figures.map(({ kind, oldest }) => [kind, oldest === 0 ? 0 : (now - oldest) / 1_000]))
  }
  const timer = setInterval(() => {
    read().catch((error: unknown) => logger.warn({ event: 'queues_unread', err: error }, 'queue ages are not known'))
  }, QUEUES_EVERY_MS)
  timer.unref()
  closing.add('queue ages', () => clearInterval(timer))
  metrics.watch('touchstone_queue_age_seconds', 'How long the oldest open case waits, by kind', () => ages)
}

/** Carries out cases that were approved before the server stopped; a proposal that cannot be carried out must not stop the start. */
async function mendApprovals({ logger }: Foundation, { approvals }: AdminServices): Promise<void> {
  try {
    const mended = await approvals.mend()
    if (mended > 0) logger.info({ event: 'approvals_mended', mended }, 'finished what had been approved')
  } catch (error) {
    logger.error({ event: 'approvals_unmended', err: error }, 'what had been approved could not be finished')
  }
}

/** Resumes decided cases that a stop or a failure left half done, at the start and every minute. */
async function resumeCases({ logger, closing }: Foundation, { decisions }: AdminServices): Promise<void> {
  const resume = async () => {
    try {
      const resumed = await decisions.resume()
      if (resumed > 0) logger.info({ event: 'cases_resumed', resumed }, 'finished what reviewers had decided')
    } catch (error) {
      logger.error({ event: 'cases_unresumed', err: error }, 'what reviewers had decided could not be finished')
    }
  }
  let running = resume()
  const timer = setInterval(() => {
    running = running.then(resume)
  }, RESUME_EVERY_MS)
  timer.unref()
  closing.add('decided cases', async () => {
    clearInterval(timer)
    await running
  })
  await running
}

/** From now on only passkeys are accepted: ends the sessions that an authenticator app may have opened, and names their operators. */
async function shutOutApps({ rows, sessions, passkeys }: Operators, logger: Foundation['logger']): Promise<void> {
  const ended = await sessions.endWithoutPasskey()
  for (const { operator, name, state } of await rows.all()) {
    if (state !== 'active' || (await passkeys.has(operator))) continue
    const text = `${name} cannot log in before "touchstone user reset ${name}": only passkeys are accepted`
    logger.warn({ event: 'operator_without_passkey', operator, ended }, text)
  }
}

/** The operators' console: its sign-in, its calls, its own port. It listens when this resolves. */
export async function startConsole(foundation: Foundation, parts: ConsoleParts): Promise<OpenConsole> {
  const { config, database, data, logger, closing } = foundation
  const worlds = perWorld((name): WorldPort => foundation.worlds[name].world)
  const operators = await createOperators({
    database: database.kysely,
    clock: systemClock,
    real: worlds.real,
    hashing: parts.people.policy.hashing,
    keysDirectory: data.keys,
    create: config.mode === 'sandbox',
    passkeysOnly: parts.people.policy.hardened,
  })
  if (operators.passkeysOnly) await shutOutApps(operators, logger)
  const passwords = await appointFirstOperators(
    operators.rows,
    WORLD_NAMES.map((name) => worlds[name]),
  )
  const admin = adminServices(foundation, parts, worlds, operators)
  const anchor = startAuditAnchor(admin.audit, worlds.real, logger)
  closing.add('audit anchor', () => anchor.stop())
  await mendApprovals(foundation, admin)
  await resumeCases(foundation, admin)
  watchQueues(foundation, admin)
  const handlers = adminHandlers(admin, parts.custody)
  const dispatch = createAdminDispatcher({
    handlers: {
      ...handlers,
      login: (request, context) => database.ahead(async () => handlers.login(request, context)),
      proveFactor: (request, context) => database.ahead(async () => handlers.proveFactor(request, context)),
    },
    resolve: resolver(operators, worlds.real),
    audit: admin.audit,
    onBug: (error, call, requestId, secrets) =>
      logger.error(
        { event: 'bug', call: `admin/${call}`, requestId, stack: scrubbed(error, secrets) },
        'a call failed',
      ),
    closing: parts.closing,
    callsPerSecond: config.rates.callsPerSecond,
  })
  const app = await createAdminGateway({
    pictures: parts.content.pictures,
    dispatch,
    observe: parts.observe,
    document: (ticket) => parts.people.verification.files.readMarked(ticket),
    logger,
    proxies: config.proxies,
    connections: config.connections,
  })
  closing.add('console', () => app.close())
  // Those who wait for news of conversations are let go first: the console closes when its last call is answered.
  closing.add('support news', () => parts.support.news.stop())
  const origin = await listen(app, { host: config.host, port: config.consolePort, setting: 'CONSOLE_PORT' })
  return { origin, passwords }
}
