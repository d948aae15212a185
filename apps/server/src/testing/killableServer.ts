import { pino } from 'pino'
import type { Session } from '../gateway/callContext.ts'
import { createDispatcher } from '../gateway/dispatcher.ts'
import { createGateway } from '../gateway/gateway.ts'
import { NO_CONNECTION_LIMITS } from '../gateway/limits/connectionLimits.ts'
import { createRateLimits } from '../gateway/limits/rateLimits.ts'
import { spotHandlers } from '../products/spot/spotHandlers.ts'
import { openKillableWorld } from '../sequencer/testing/openKillableWorld.ts'
import type { World } from '../sequencer/world.ts'
import { CustomerCommands } from '../trading/customerCommands.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'

/**
 * The order path of the server in a process of its own, made to be killed: real sockets, real journal, no SQL. A token
 * is the number of one of two funded traders. Says its address once it is open.
 */
const HOLDER = 1
const INDEX_TICKS = 500_000
const silent = () => undefined
const logger = pino({ level: 'silent' })

const world = await openKillableWorld(process.argv[2] ?? '')

async function trader(of: World, ref: string): Promise<number> {
  const { reply } = await of.submit({ type: 'OpenOwner', ref })
  if (reply.kind !== 'done') throw new Error('no owner')
  for (const asset of [1, 2])
    await of.submit({ type: 'FaucetCredit', owner: reply.value, asset, amount: 10n ** 15n, ref: `${ref} ${asset}` })
  return reply.value
}

const traders = [await trader(world, 'buyer'), await trader(world, 'seller')]
await world.submit({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until: Date.now() + 50_000 })
await world.submit({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [INDEX_TICKS] }] })

function session(owner: number): Session {
  const proofs = { cookieBound: true, cookieMissing: false, transactionPasswordSet: true, steppedUpUntil: 0 }
  return { id: String(owner), userId: '', owner, world: 'real', ...proofs }
}

const worlds = tradingWorlds({ real: world, demo: world })
const handlers = spotHandlers({
  worlds,
  commands: new CustomerCommands(worlds, Date.now, 1_000_000),
  priceSource: '',
  simulated: true,
  feePaid: () => 0n,
  past: { own: () => Promise.reject(new Error('there is no history here')) },
  closedOrder: () => Promise.resolve({ market: 1 }),
})
const app = await createGateway({
  dispatcher: createDispatcher({
    handlers,
    resolveSession: (token) => Promise.resolve(session(traders[Number(token)] ?? 0)),
    limits: createRateLimits({ ordersPerSecond: 0, callsPerSecond: 0 }),
    onBug: (error) => {
      throw error
    },
    closing: () => false,
  }),
  observe: silent,
  logger,
  proxies: 0,
  connections: NO_CONNECTION_LIMITS,
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
