import type { CallName } from '@touchstone/protocol'
import pino from 'pino'
import type { CallHandlers } from '../../apps/server/src/gateway/callContext.ts'
import { createDispatcher } from '../../apps/server/src/gateway/dispatcher.ts'
import { createGateway } from '../../apps/server/src/gateway/gateway.ts'
import { createRateLimits } from '../../apps/server/src/gateway/rateLimits.ts'
import { CustomerCommands } from '../../apps/server/src/products/spot/customerCommands.ts'
import { tradingWorlds } from '../../apps/server/src/products/spot/marketDirectory.ts'
import { orderCalls } from '../../apps/server/src/products/spot/orderCalls.ts'
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
const handlers = orderCalls({
  commands: new CustomerCommands(worlds, () => Date.now()),
  marketOfClosed: () => Promise.resolve(undefined),
})
const dispatcher = createDispatcher({
  handlers: handlers as CallHandlers<CallName>,
  resolveSession: (token, presented) => sessions.resolve(token, presented),
  limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
  onBug: (error) => {
    console.error(error)
  },
  closing: () => false,
})
const app = await createGateway({ dispatcher, observe: () => undefined, logger, trustProxy: false })
app.post('/empty', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send('{"code":0,"message":"","data":null}')
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0, tokens })

process.on('message', (message) => {
  if (message === 'sequence') process.send?.({ sequence: opened.world.core.sequence })
})
process.on('disconnect', () => {
  void app.close().then(() => opened.world.close())
})
