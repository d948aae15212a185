import {
  type ByteReader,
  type ByteWriter,
  CONTRACT_ORIGIN,
  CodecError,
  MARGIN_MODE,
  STOP_TRIGGER,
  STOP_TRIGGERS,
} from '@touchstone/protocol'
import { wordsOf } from '@touchstone/protocol/shape'
import { readWord, writeWord } from '../../../entry/canonicalWords.ts'
import { BUY, PENDING_BIT, RESTING_BIT, SELL, sideOf } from '../../../matching/orderFlags.ts'
import { NONE } from '../../../matching/orderTable.ts'
import { isQuote } from '../../../orders/orderLife.ts'
import type { ContractMarket } from '../../contractMarket.ts'
import type { ContractsState } from '../../contractsState.ts'
import type { ContractTerms } from './contractTerms.ts'

const TRIGGERS = wordsOf(STOP_TRIGGERS)

/** An order as the snapshot has it. */
export interface StoredContractOrder {
  readonly order: number
  readonly owner: number
  readonly flags: number
  readonly price: number
  readonly left: number
  readonly terms: ContractTerms
}

/** The orders of a contract: the book's sides in priority, then the waiting stops in theirs; order 0 ends them. */
export function writeOrders(writer: ByteWriter, state: ContractsState, market: ContractMarket): void {
  for (const side of [BUY, SELL]) {
    for (let slot = market.book.first(side); slot !== NONE; slot = market.book.after(slot))
      writeOrder(writer, state, slot)
    for (const trigger of TRIGGERS) for (const slot of market.stops[trigger].side(side)) writeOrder(writer, state, slot)
  }
  writer.u53(0)
}

function writeOrder(writer: ByteWriter, state: ContractsState, slot: number): void {
  const { orders } = state.contracts
  const terms = state.contracts.terms.of(slot)
  writer.u53(orders.id(slot))
  writer.u32(orders.owner(slot))
  writer.u16(orders.flags(slot))
  writer.u32(orders.price(slot))
  writer.u32(orders.left(slot))
  writer.u32(terms.stopPrice)
  writer.u32(terms.boundPrice)
  writeWord(writer, STOP_TRIGGER, terms.trigger)
  writer.u32(terms.leverage)
  writeWord(writer, MARGIN_MODE, terms.marginMode)
  writer.u8(terms.reduceOnly ? 1 : 0)
  writer.u32(terms.takeProfit)
  writer.u32(terms.stopLoss)
  writer.u32(terms.makerPpm)
  writer.u32(terms.takerPpm)
  writer.u53(terms.placedAt)
  writeWord(writer, CONTRACT_ORIGIN, terms.origin)
  writer.u32(terms.filled)
  writer.i64(terms.valueFilled)
}

export function readOrders(reader: ByteReader, market: ContractMarket): StoredContractOrder[] {
  const stored: StoredContractOrder[] = []
  for (let order = reader.u53(); order !== 0; order = reader.u53()) {
    const owner = reader.u32()
    const flags = reader.u16()
    const price = reader.u32()
    const left = reader.u32()
    stored.push({ order, owner, flags, price, left, terms: readTerms(reader, market.place) })
  }
  return stored
}

function readTerms(reader: ByteReader, contract: number): ContractTerms {
  return {
    contract,
    stopPrice: reader.u32(),
    boundPrice: reader.u32(),
    trigger: readWord(reader, STOP_TRIGGER),
    leverage: reader.u32(),
    marginMode: readWord(reader, MARGIN_MODE),
    reduceOnly: reader.u8() === 1,
    takeProfit: reader.u32(),
    stopLoss: reader.u32(),
    makerPpm: reader.u32(),
    takerPpm: reader.u32(),
    placedAt: reader.u53(),
    origin: readWord(reader, CONTRACT_ORIGIN),
    filled: reader.u32(),
    valueFilled: reader.i64(),
  }
}

/** Gives a stored order a slot. In order of the ids, for that is how an owner's orders are listed. */
export function storeOrder(
  state: ContractsState,
  { order, owner, flags, price, left, terms }: StoredContractOrder,
): void {
  if (!state.owners.exists(owner)) throw new CodecError(`An order of nobody: ${owner}`)
  const slot = state.contracts.orders.add(order, owner, flags, price, left)
  state.contracts.terms.add(slot, terms)
}

/** Puts a stored order where it was. In order of priority. */
export function placeStored(state: ContractsState, { order, flags, terms }: StoredContractOrder): void {
  const { orders, markets } = state.contracts
  const slot = orders.find(order)
  const market = markets[terms.contract] as ContractMarket
  if ((flags & PENDING_BIT) !== 0) market.stops[terms.trigger].add(slot)
  if ((flags & RESTING_BIT) === 0) return
  market.book.rest(slot)
  if (isQuote(orders, slot)) market.quotes[sideOf(flags) as 0 | 1].push(slot)
}
