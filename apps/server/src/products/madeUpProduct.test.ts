import { CATALOG, type CoreEvent, defineCall, type World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { testEngines } from '../database/testing/databases.ts'
import { sessionOf } from '../gateway/callContext.ts'
import { createDispatcher } from '../gateway/dispatcher.ts'
import { registerDocs } from '../gateway/docs/docsPage.ts'
import { createGateway } from '../gateway/gateway.ts'
import { NO_CONNECTION_LIMITS } from '../gateway/limits/connectionLimits.ts'
import { createRateLimits } from '../gateway/limits/rateLimits.ts'
import { SESSION } from '../gateway/testing/gatewayServer.ts'
import { PeriodicTask } from '../operations/periodicTask.ts'
import { projectionOf } from '../projector/projection.ts'
import { Projector } from '../projector/projector.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import { amount, type TableTypes, table, text, whole } from '../projector/table.ts'
import { ScriptedWorld } from '../projector/testing/scriptedWorld.ts'
import { defineProduct } from '../trading/product.ts'
import { PROJECTIONS } from './projections.ts'
import { startProducts } from './startProducts.ts'

const [engine] = testEngines()
let opened: OpenDatabase

beforeAll(async () => {
  if (!engine) throw new Error('no engine')
  opened = await engine.open()
})
afterAll(() => opened.close())

interface TicketSold {
  readonly type: 'TicketSold'
  readonly ticket: number
  readonly owner: number
  readonly seat: string
  readonly price: bigint
}

const TICKETS = table(
  'tickets',
  { ticket: whole, owner: whole, seat: text(), price: amount, soldAt: whole },
  { key: ['ticket'], indexes: { tickets_of_owner: '(world, owner)' } },
)
type TicketTables = TableTypes<typeof TICKETS>

const tickets = defineProduct({
  name: 'tickets',
  calls: {
    getTicketList: defineCall({
      name: 'getTicketList',
      method: 'GET',
      access: 'token',
      inDemo: 'open',
      summary: 'The seats that the caller has bought.',
      request: z.object({ token: z.string() }),
      data: z.object({ seats: z.array(z.string()) }),
    }),
  },
  projection: projectionOf<TicketSold>()({
    tables: [TICKETS],
    events: {
      TicketSold(event, { time }, rows) {
        rows.add(TICKETS, { ...event, soldAt: time })
      },
    },
  }),
  words: {},
  workers: () => [
    new PeriodicTask({ name: 'ticket mails', everyMs: 60_000, work: async () => 0, onProblem: () => undefined }),
  ],
  handlers: ({ tables, world }: { readonly tables: Kysely<ProjectionTables>; readonly world: World }) => ({
    async getTicketList(_request, context) {
      const rows = await tables
        .withTables<TicketTables>()
        .selectFrom('tickets')
        .selectAll()
        .where('world', '=', world)
        .where('owner', '=', BigInt(sessionOf(context).owner))
        .orderBy('ticket')
        .execute()
      return { seats: rows.map(TICKETS.record).map(({ seat, price }) => `${seat} ${price}`) }
    },
  }),
})

/** The log's own union does not know what was made up here. */
function told(...events: readonly TicketSold[]): CoreEvent[] {
  return JSON.parse(JSON.stringify(events, (_key, value) => (typeof value === 'bigint' ? Number(value) : value)))
}

it('joins the projector and the gateway by the door that all products come through', async () => {
  const tables = opened.kysely.withTables<ProjectionTables>()
  const world = new ScriptedWorld()
  const owner = SESSION.owner
  world.tell(1, told({ type: 'TicketSold', ticket: 1, owner, seat: '7A', price: 250n }))
  world.tell(2, told({ type: 'TicketSold', ticket: 2, owner: owner + 1, seat: '7B', price: 250n }))
  world.tell(3, told({ type: 'TicketSold', ticket: 3, owner, seat: '7C', price: 300n }))
  const projections = [...PROJECTIONS, ...(tickets.projection ? [tickets.projection] : [])]
  const projector = new Projector({ world, database: tables, projections })
  projector.start()
  expect(await projector.waitFor(3, 10_000)).toBe(true)

  const { handlers, workers } = await startProducts([tickets], { tables, world: 'real' })
  expect(workers.map(({ name }) => name)).toEqual(['ticket mails'])
  const dispatcher = createDispatcher({
    calls: { ...CATALOG, ...tickets.calls },
    handlers,
    resolveSession: () => SESSION,
    limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
    onBug: (error) => {
      throw error
    },
    closing: () => false,
  })
  const app = await createGateway({
    dispatcher,
    observe: () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
    connections: NO_CONNECTION_LIMITS,
  })
  registerDocs(app, dispatcher.calls)
  const { paths } = (await app.inject('/openapi.json')).json()
  expect(paths['/web/getTicketList'].get).toMatchObject({ operationId: 'getTicketList' })
  expect((await app.inject('/docs')).body).toContain('id="getTicketList"')
  const ask = async (query: string) => (await app.inject(`/web/getTicketList${query}`)).json()
  expect(await ask('?token=mine')).toMatchObject({ code: 0, data: { seats: ['7A 250', '7C 300'] } })
  expect((await ask('')).code).not.toBe(0)

  await projector.rebuild()
  expect(await projector.waitFor(3, 10_000)).toBe(true)
  expect(await ask('?token=mine')).toMatchObject({ code: 0, data: { seats: ['7A 250', '7C 300'] } })
  await projector.stop()
  await app.close()
})
