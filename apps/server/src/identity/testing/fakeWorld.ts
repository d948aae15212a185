import { FIRST_CUSTOMER, type OwnerId, type Reply, type World } from '@touchstone/protocol'
import { Refusal } from '../../gateway/refusal.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'

type Core = WorldPort['core']

/** A world that knows owners, USDT and one market, and nothing else: what people's accounts ask of a world. */
export interface FakeWorld {
  readonly port: WorldPort
  readonly owners: Map<string, OwnerId>
  readonly frozen: Set<OwnerId>
  /** Makes the log refuse everything until it is set to null. */
  refuseWith(rejection: 'storage_full' | null): void
}

function unexpected(): never {
  throw new Error('not part of this fake')
}

export function createFakeWorld(world: World): FakeWorld {
  const owners = new Map<string, OwnerId>()
  const frozen = new Set<OwnerId>()
  let refusal: 'storage_full' | null = null
  let sequence = 0

  const open = (ref: string): OwnerId => {
    const owner = owners.get(ref) ?? FIRST_CUSTOMER + owners.size
    owners.set(ref, owner)
    return owner
  }
  const submit: WorldPort['submit'] = async (command) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (refusal) throw new Refusal(refusal)
    if (command.type === 'FreezeOwner') frozen.add(command.owner)
    const value = command.type === 'OpenOwner' ? open(command.ref) : 0
    const reply: Reply = { kind: 'done', value }
    return { sequence: ++sequence, time: 0, command, reply, events: [], postings: [], duplicate: false }
  }
  const core: Partial<Core> = {
    assets: () => [{ id: 1, code: 'USDT', name: 'Tether', scale: 6 }],
    markets: () => [MARKET],
    contracts: () => [],
    balances: () => [{ wallet: 'funds', asset: 1, available: 12_500_000n, held: 1n }],
    isFrozen: (owner) => frozen.has(owner),
    ownerOf: (ref) => owners.get(ref),
    owners: () => [...owners].map(([ref, owner]) => ({ ref, owner })),
  }
  const port: WorldPort = {
    world,
    core: core as Core,
    submit,
    hasSeen: unexpected,
    follow: unexpected,
    replay: unexpected,
    storage: () => 'ok',
  }
  const refuseWith: FakeWorld['refuseWith'] = (rejection) => {
    refusal = rejection
  }
  return { port, owners, frozen, refuseWith }
}

const MARKET: ReturnType<Core['markets']>[number] = {
  id: 1,
  symbol: 'BTCUSDT',
  name: 'BTC/USDT',
  base: 2,
  quote: 1,
  tickSize: '0.1',
  lotSize: '0.00001',
  minLots: 1,
  maxLots: 1_000_000,
  minNotional: '1',
  maxNotional: '1000000',
  bandPpm: 100_000,
  defaultSlippagePpm: 5_000,
  maxSlippagePpm: 50_000,
  maxOpenOrders: 100,
}
