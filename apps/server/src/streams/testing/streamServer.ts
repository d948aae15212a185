import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CATALOG, type NoticeRow, type World } from '@touchstone/protocol'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import type { Session } from '../../gateway/callContext.ts'
import type { Dispatcher } from '../../gateway/dispatcher.ts'
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from '../../gateway/limits/connectionLimits.ts'
import type { OpeningGate } from '../../gateway/openingGate.ts'
import { LiveWorld } from '../../live/liveWorld.ts'
import { OWN_STREAMS } from '../../products/ownStreams.ts'
import { PROJECTIONS } from '../../products/projections.ts'
import { RECORD_EVENTS } from '../../products/recordEvents.ts'
import { Projector } from '../../projector/projector.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { StreamHub } from '../streamHub.ts'
import type { StreamLimits } from '../streamLimits.ts'

/** A hub over two real worlds on a real port; sessions are a table in memory. */
export interface StreamServer {
  readonly address: string
  readonly port: number
  readonly hub: StreamHub
  readonly real: TestWorld
  readonly demo: TestWorld
  /** Known tokens with their sessions. */
  readonly sessions: Map<string, Session | 'expired' | 'ended_elsewhere'>
  /** What was published: more may be added. */
  readonly notices: NoticeRow[]
  /** Calls made over sockets. */
  readonly calls: string[]
  close(): Promise<void>
}

export interface StreamServerOptions {
  readonly database: OpenDatabase
  readonly limits?: Partial<StreamLimits>
  readonly connections?: ConnectionLimits
  readonly proxies?: number
  /** Whether customers are served; always without it. */
  readonly gate?: OpeningGate
  readonly dispatch?: Dispatcher['dispatch']
  /** The past of the worlds is loaded once this resolves, after the server listens; without it, before. */
  readonly loadAfter?: Promise<void>
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export async function openStreamServer({
  database,
  limits,
  dispatch,
  connections = NO_CONNECTION_LIMITS,
  proxies = 0,
  loadAfter,
  gate,
}: StreamServerOptions): Promise<StreamServer> {
  const tables = database.kysely.withTables<ProjectionTables>()
  const ends: (() => unknown)[] = []
  const openWorld = async (name: World) => {
    const test = await TestWorld.open(name)
    const projector = new Projector({ world: test.world, database: tables, projections: PROJECTIONS })
    const live = new LiveWorld({ port: test.world, projector, database: tables, now: () => test.clock.wallMs() })
    const load = () => {
      projector.start()
      return live.start()
    }
    const loading = loadAfter ? loadAfter.then(load) : load()
    if (!loadAfter) await loading
    ends.push(
      () => live.stop(),
      () => loading,
      () => projector.stop(),
    )
    return { test, live }
  }
  const real = await openWorld('real')
  const demo = await openWorld('demo')
  const sessions: StreamServer['sessions'] = new Map()
  const calls: string[] = []
  const notices: NoticeRow[] = []
  const hub = new StreamHub({
    worlds: { real: real.live, demo: demo.live },
    resolveSession: async (token) => sessions.get(token) ?? null,
    late: () => [],
    notices: {
      get count() {
        return notices.length
      },
      after: (seen) => notices.slice(seen),
    },
    recordEvents: RECORD_EVENTS,
    streams: OWN_STREAMS,
    dispatcher: {
      calls: CATALOG,
      dispatch:
        dispatch ??
        (async (name, _method, fields, meta) => {
          calls.push(`${name} ${JSON.stringify(fields)} ${meta.token}`)
          meta.setSequence(real.test.world.core.sequence)
          return { code: 0, message: '', data: { orderNo: '1' } }
        }),
    },
    ...(limits && { limits }),
    connections,
    proxies,
    ...(gate && { gate }),
  })
  const server = createServer((_request, response) => response.end())
  const port = await listen(server)
  hub.start(server)
  return {
    address: `ws://127.0.0.1:${port}/ws`,
    port,
    hub,
    real: real.test,
    demo: demo.test,
    sessions,
    calls,
    notices,
    async close() {
      hub.stop()
      await Promise.all(ends.map((end) => end()))
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
