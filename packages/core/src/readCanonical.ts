import { type ByteReader, CodecError, decodeCommand, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { readDecisions } from './canonicalDecisions.ts'
import { readListings } from './canonicalListings.ts'
import { readMoney } from './canonicalMoney.ts'
import { MARKET_STATES } from './canonicalState.ts'
import { AVAILABLE, HELD } from './ledger/accounts.ts'
import { BUY, PENDING_BIT, RESTING_BIT, SELL, sideOf } from './matching/orderFlags.ts'
import { ROLES } from './reference/leases.ts'
import type { Terms } from './spot/orderTerms.ts'
import type { SpotMarket } from './spot/spotMarket.ts'
import type { ExchangeState } from './state.ts'
import { readReplaced } from './withdrawals/canonicalReplaced.ts'

interface StoredOrder extends Terms {
  readonly order: number
  readonly owner: number
  readonly flags: number
  readonly price: number
  readonly left: Lots
  readonly filled: Lots
  readonly quoteFilled: Amount
  slot: number
}

/** Which of the parts that are not always written a state has. */
export interface WrittenParts {
  readonly listings: boolean
  readonly decisions: boolean
  readonly money: boolean
  readonly replaced: boolean
}

/** Reads what {@link writeCanonical} wrote into a fresh state. */
export function readCanonical(reader: ByteReader, state: ExchangeState, parts: WrittenParts): void {
  const sequence = reader.u53()
  const time = reader.u53()
  const clockStopped = reader.u8() === 1
  const stopsDue = reader.u8() === 1
  const rulesVersion = reader.u32()
  const nextOrder = reader.u53()
  const nextTrade = reader.u53()
  readGenesis(reader, state)
  Object.assign(state, { sequence, time, clockStopped, stopsDue, rulesVersion, nextOrder, nextTrade })
  readLeases(reader, state)
  readOwners(reader, state)
  for (let left = reader.count(1); left > 0; left--) state.faucetRefs.add(reader.text())
  readAccounts(reader, state)
  const queues = state.markets.map((market) => readMarket(reader, market))
  const all = queues.flat().sort((one, other) => one.order - other.order)
  for (const stored of all) stored.slot = addOrder(state, stored)
  queues.forEach((queue, index) => {
    for (const stored of queue) placeOrder(state.markets[index] as SpotMarket, stored)
  })
  if (parts.listings) readListings(reader, state)
  if (parts.decisions) readDecisions(reader, state)
  if (parts.money) readMoney(reader, state)
  if (parts.replaced) readReplaced(reader, state)
}

function readGenesis(reader: ByteReader, state: ExchangeState): void {
  const bytes = reader.raw(reader.count(1))
  if (bytes.length === 0) return
  const genesis = decodeCommand(bytes)
  if (genesis.type !== 'Genesis') throw new CodecError('A snapshot without its genesis')
  state.found(genesis)
}

function readLeases(reader: ByteReader, state: ExchangeState): void {
  for (const role of ROLES) {
    const holder = reader.u53()
    const until = reader.u53()
    if (holder !== 0) state.leases.set(role, { holder, until })
  }
}

function readOwners(reader: ByteReader, state: ExchangeState): void {
  for (let left = reader.count(3); left > 0; left--) {
    const owner = state.owners.open(reader.text())
    state.owners.setTier(owner, reader.u8())
    state.owners.setFrozen(owner, reader.u8() === 1)
  }
}

function readAccounts(reader: ByteReader, state: ExchangeState): void {
  for (let owner = reader.u32(); owner !== 0; owner = reader.u32()) {
    if (!state.owners.exists(owner)) throw new CodecError(`A balance of nobody: ${owner}`)
    const wallet = reader.u8()
    const asset = reader.u16()
    if (asset >= state.assets.length) throw new CodecError('A balance of no asset')
    state.accounts.restore(state.accounts.cell(owner, wallet, asset, AVAILABLE), reader.i64())
    state.accounts.restore(state.accounts.cell(owner, wallet, asset, HELD), reader.i64())
  }
}

function readMarket(reader: ByteReader, market: SpotMarket): StoredOrder[] {
  market.state = MARKET_STATES[reader.u8()] ?? 'halted'
  market.reason = reader.text()
  market.lastPrice = reader.u32()
  market.setIndexPrice(reader.u32())
  const queue: StoredOrder[] = []
  for (const side of [BUY, SELL]) {
    for (let order = reader.u53(); order !== 0; order = reader.u53()) {
      const stored = readOrder(reader, market.index, order)
      if (sideOf(stored.flags) !== side) throw new CodecError('An order on the wrong side')
      queue.push(stored)
    }
  }
  return queue
}

function readOrder(reader: ByteReader, market: number, order: number): StoredOrder {
  return {
    order,
    market,
    slot: 0,
    owner: reader.u32(),
    flags: reader.u16(),
    price: reader.u32(),
    left: reader.u32(),
    filled: reader.u32(),
    stopPrice: reader.u32(),
    boundPrice: reader.u32(),
    makerPpm: reader.u32(),
    takerPpm: reader.u32(),
    placedAt: reader.u53(),
    turnover: reader.i64(),
    quoteFilled: reader.i64(),
  }
}

function addOrder(state: ExchangeState, stored: StoredOrder): number {
  if (!state.owners.exists(stored.owner)) throw new CodecError(`An order of nobody: ${stored.owner}`)
  const slot = state.orders.add(stored.order, stored.owner, stored.flags, stored.price, stored.left)
  state.terms.add(slot, stored)
  state.terms.addFill(slot, stored.filled, stored.quoteFilled)
  return slot
}

function placeOrder(market: SpotMarket, stored: StoredOrder): void {
  const { flags, slot, owner } = stored
  if ((flags & PENDING_BIT) !== 0) market.stops.add(slot)
  if ((flags & RESTING_BIT) === 0) return
  market.book.rest(slot)
  if (owner === SYSTEM_OWNERS.liquidity) market.quotes[sideOf(flags) as 0 | 1].push(slot)
}
