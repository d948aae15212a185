import { type ByteWriter, encodeCommand, type MarketState } from '@touchstone/protocol'
import { hasDecisions, writeDecisions } from './canonicalDecisions.ts'
import { hasListings, writeListings } from './canonicalListings.ts'
import { hasMoney, writeMoney } from './canonicalMoney.ts'
import { AVAILABLE, HELD } from './ledger/accounts.ts'
import { BUY, SELL } from './matching/orderFlags.ts'
import { NONE } from './matching/orderTable.ts'
import { ROLES } from './reference/leases.ts'
import type { SpotMarket } from './spot/spotMarket.ts'
import type { ExchangeState } from './state.ts'
import { hasReplaced, writeReplaced } from './withdrawals/canonicalReplaced.ts'

export const MARKET_STATES: readonly MarketState[] = ['open', 'cancel_only', 'halted']

/**
 * Writes all that decides the future but the idempotency windows, in an order that depends on nothing but the state: not
 * on slots, blocks or the kind of book. Snapshots and the state hash are made of it.
 */
export function writeCanonical(writer: ByteWriter, state: ExchangeState): void {
  writer.u53(state.sequence)
  writer.u53(state.time)
  writer.u8(state.clockStopped ? 1 : 0)
  writer.u8(state.stopsDue ? 1 : 0)
  writer.u32(state.rulesVersion)
  writer.u53(state.nextOrder)
  writer.u53(state.nextTrade)
  const genesis = state.genesis ? encodeCommand(state.genesis) : new Uint8Array(0)
  writer.varint(genesis.length)
  writer.raw(genesis)
  writeLeases(writer, state)
  writeOwners(writer, state)
  writer.varint(state.faucetRefs.size)
  for (const ref of state.faucetRefs) writer.text(ref)
  writeAccounts(writer, state)
  for (const market of state.markets) writeMarket(writer, state, market)
  if (hasListings(state)) writeListings(writer, state)
  if (hasDecisions(state)) writeDecisions(writer, state)
  if (hasMoney(state)) writeMoney(writer, state)
  if (hasReplaced(state)) writeReplaced(writer, state)
}

function writeLeases(writer: ByteWriter, state: ExchangeState): void {
  for (const role of ROLES) {
    const lease = state.leases.get(role)
    writer.u53(lease?.holder ?? 0)
    writer.u53(lease?.until ?? 0)
  }
}

function writeOwners(writer: ByteWriter, state: ExchangeState): void {
  const { owners } = state
  writer.varint(owners.refs.length)
  for (const ref of owners.refs) {
    const owner = owners.byRef(ref) ?? 0
    writer.text(ref)
    writer.u8(owners.tier(owner))
    writer.u8(owners.isFrozen(owner) ? 1 : 0)
  }
}

/** Balances that are not zero; owner 0 ends the list. */
function writeAccounts(writer: ByteWriter, state: ExchangeState): void {
  const { accounts, assets } = state
  for (const { owner, wallet, start } of accounts.blockStarts()) {
    for (let asset = 0; asset < assets.length; asset++) {
      const available = accounts.balance(start + asset * 2 + AVAILABLE)
      const held = accounts.balance(start + asset * 2 + HELD)
      if (available === 0n && held === 0n) continue
      writer.u32(owner)
      writer.u8(wallet)
      writer.u16(asset)
      writer.i64(available)
      writer.i64(held)
    }
  }
  writer.u32(0)
}

function writeMarket(writer: ByteWriter, state: ExchangeState, market: SpotMarket): void {
  writer.u8(MARKET_STATES.indexOf(market.state))
  writer.text(market.reason)
  writer.u32(market.lastPrice)
  writer.u32(market.indexPrice)
  for (const side of [BUY, SELL]) {
    for (let slot = market.book.first(side); slot !== NONE; slot = market.book.after(slot))
      writeOrder(writer, state, slot)
    for (const slot of market.stops.side(side)) writeOrder(writer, state, slot)
    writer.u53(0)
  }
}

/** Order 0 ends a side. */
function writeOrder(writer: ByteWriter, state: ExchangeState, slot: number): void {
  const { orders, terms } = state
  writer.u53(orders.id(slot))
  writer.u32(orders.owner(slot))
  writer.u16(orders.flags(slot))
  writer.u32(orders.price(slot))
  writer.u32(orders.left(slot))
  writer.u32(terms.filled(slot))
  writer.u32(terms.stopPrice(slot))
  writer.u32(terms.boundPrice(slot))
  writer.u32(terms.makerPpm(slot))
  writer.u32(terms.takerPpm(slot))
  writer.u53(terms.placedAt(slot))
  writer.i64(terms.turnover(slot))
  writer.i64(terms.quoteFilled(slot))
}
