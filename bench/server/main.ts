import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { WebSocketServer } from 'ws'
import { createDispatcher, type ResolveSession } from '../../apps/server/src/gateway/dispatcher.ts'
import { createGateway } from '../../apps/server/src/gateway/gateway.ts'
import { NO_CONNECTION_LIMITS } from '../../apps/server/src/gateway/limits/connectionLimits.ts'
import { createRateLimits } from '../../apps/server/src/gateway/limits/rateLimits.ts'
import { LiveWorld, type LiveWorldOptions } from '../../apps/server/src/live/liveWorld.ts'
import { orderCalls } from '../../apps/server/src/products/spot/orderCalls.ts'
import { StreamHub } from '../../apps/server/src/streams/streamHub.ts'
import { CustomerCommands } from '../../apps/server/src/trading/customerCommands.ts'
import { tradingWorlds } from '../../apps/server/src/trading/tradingWorlds.ts'
import { openBenchWorld } from './benchWorld.ts'
import { memorySessions } from './memorySessions.ts'

/*
 * The server's gateway, validation, session check, sequencer, journal and core as one process, without what is beside the
 * path of an order: SQL, mail, house, pages. `POST /empty` is the baseline on the same instance.
 */
const [folder = '', owners = '256'] = process.argv.slice(2)
const logger = pino({ level: 'silent' })
const opened = await openBenchWorld(folder, Number(owners), logger)
const { sessions, tokens } = memorySessions(opened.owners)
const worlds = tradingWorlds({ real: opened.world, demo: opened.world })
const commands = new CustomerCommands(worlds, () => Date.now(), 100_000_000)
const handlers = orderCalls(commands, () => Promise.resolve(undefined))
const resolveSession: ResolveSession = async (token, presented) => {
  const found = await sessions.resolve(token, presented)
  return found === 'ended_elsewhere' ? 'revoked' : (found ?? 'expired')
}
const dispatcher = createDispatcher({
  handlers,
  resolveSession,
  limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
  onBug: (error) => {
    console.error(error)
  },
  closing: () => false,
})
const app = await createGateway({
  dispatcher,
  observe: () => undefined,
  logger,
  proxies: 0,
  connections: NO_CONNECTION_LIMITS,
})
app.post('/empty', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send('{"code":0,"message":"","data":null}')
})
await app.listen({ host: '127.0.0.1', port: 0 })
// Nobody subscribes here, so the figures behind the channels are never started and need neither history nor SQL.
const live = new LiveWorld({ port: opened.world } as unknown as LiveWorldOptions)
const hub = new StreamHub({
  worlds: { real: live, demo: live },
  dispatcher,
  resolveSession,
  late: () => [],
  notices: { count: 0, after: () => [] },
  recordEvents: new Map(),
  streams: [],
  limits: { messagesPerSecond: 0 },
  connections: NO_CONNECTION_LIMITS,
})
hub.start(app.server)

const echo = createServer()
new WebSocketServer({ server: echo, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }))
})
await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
const portOf = (server: Server) => (server.address() as AddressInfo).port
process.send?.({ port: portOf(app.server), echoPort: portOf(echo), tokens })

process.on('message', (message) => {
  if (message === 'sequence') process.send?.({ sequence: opened.world.core.sequence })
})
process.on('disconnect', () => {
  hub.stop()
  echo.close()
  void app
    .close()
    .then(() => opened.world.close())
    .then(() => process.exit(0))
})
