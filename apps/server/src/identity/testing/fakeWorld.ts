import type { SomeQueries } from '@touchstone/protocol'
import {
  type Command,
  type FaucetCredit,
  FIRST_CUSTOMER,
  type OwnerId,
  type Reply,
  type World,
} from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'

type Core = WorldPort['core']

/** A world that knows owners, USDT, credits and one market, and nothing else: as much as people's accounts ask of a world. */
export interface FakeWorld {
  readonly port: WorldPort
  readonly owners: Map<string, OwnerId>
  readonly frozen: Set<OwnerId>
  /** Until when withdrawals are held, by owner. */
  readonly held: Map<OwnerId, number>
  /** The commands submitted, in order. */
  readonly commands: Command[]
  /** Play money that was credited, by its ref. */
  readonly credits: Map<string, FaucetCredit>
  /** Makes the log refuse everything until it is set to null. */
  refuseWith(rejection: 'storage_full' | null): void
}

function unexpected(): never {
  throw new Error('not part of this fake')
}

export function createFakeWorld(world: World): FakeWorld {
  const owners = new Map<string, OwnerId>()
  const frozen = new Set<OwnerId>()
  const held = new Map<OwnerId, number>()
  const commands: Command[] = []
  const credits = new Map<string, FaucetCredit>()
  let refusal: 'storage_full' | null = null
  let sequence = 0

  const open = (ref: string): OwnerId => {
    const owner = owners.get(ref) ?? FIRST_CUSTOMER + owners.size
    owners.set(ref, owner)
    return owner
  }
  const creditedTo = (owner: OwnerId): bigint =>
    [...credits.values()].reduce((sum, credit) => (credit.owner === owner ? sum + credit.amount : sum), 0n)
  const submit: WorldPort['submit'] = async (command) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (refusal) throw new Refusal(refusal)
    commands.push(command)
    const done = command.type === 'Decide' ? command.action : command
    if (done.type === 'FreezeOwner' && done.frozen) frozen.add(done.owner)
    if (done.type === 'FreezeOwner' && !done.frozen) frozen.delete(done.owner)
    if (done.type === 'HoldWithdrawals') held.set(done.owner, Math.max(done.until, held.get(done.owner) ?? 0))
    const value = command.type === 'OpenOwner' ? open(command.ref) : 0
    const again = command.type === 'FaucetCredit' && credits.has(command.ref)
    if (command.type === 'FaucetCredit' && !again) credits.set(command.ref, command)
    const reply: Reply = again ? { kind: 'rejected', rejection: 'already_done', facts: {} } : { kind: 'done', value }
    return { sequence: ++sequence, time: 0, command, reply, events: [], postings: [], duplicate: false }
  }
  const core: FakeQueries = {
    assets: () => [{ id: 1, code: 'USDT', name: 'Tether', scale: 6 }],
    spot: { markets: () => [MARKET] },
    contracts: { all: () => [] },
    ledger: {
      balances: (owner) => [{ wallet: 'funds', asset: 1, available: OPENING[world] + creditedTo(owner), held: 1n }],
    },
    customers: {
      tierOf: () => 0,
      feeTiers: () => [{ makerPpm: 900, takerPpm: 1_000 }],
      isFrozen: (owner) => frozen.has(owner),
      withdrawalsHeldUntil: (owner) => held.get(owner) ?? 0,
      ownerOf: (ref) => owners.get(ref),
      all: () => [...owners].map(([ref, owner]) => ({ ref, owner })),
    },
  }
  const port: WorldPort = {
    world,
    core: core as Core,
    submit,
    hasSeen: unexpected,
    answeredBy: unexpected,
    entryAt: unexpected,
    remembered: unexpected,
    follow: unexpected,
    replay: unexpected,
    storage: () => 'ok',
    clock: () => 'runs',
  }
  const refuseWith: FakeWorld['refuseWith'] = (rejection) => {
    refusal = rejection
  }
  return { port, owners, frozen, held, commands, credits, refuseWith }
}

type FakeQueries = Pick<Core, 'assets'> &
  SomeQueries<{
    spot: 'markets'
    contracts: 'all'
    ledger: 'balances'
    customers: 'tierOf' | 'feeTiers' | 'isFrozen' | 'withdrawalsHeldUntil' | 'ownerOf' | 'all'
  }>

/** Everybody's first balance. */
const OPENING: Record<World, bigint> = { real: 12_500_000n, demo: 0n }

const MARKET: ReturnType<Core['spot']['markets']>[number] = {
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
