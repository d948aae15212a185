import { type ByteReader, type ByteWriter, CodecError, decodeCommand, encodeCommand } from '@touchstone/protocol'
import { word } from '@touchstone/protocol/shape'
import type { Ticks } from '@touchstone/quantities'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import { readLimits, writeLimits } from '../markets/canonicalLimits.ts'
import { readConditions, writeConditions } from '../orders/canonicalConditions.ts'
import type { ContractMarket } from './contractMarket.ts'
import type { ContractsState } from './contractsState.ts'
import { readFundings, writeFundings } from './funding/canonicalFunding.ts'
import {
  placeStored,
  readOrders,
  type StoredContractOrder,
  storeOrder,
  writeOrders,
} from './orders/resting/canonicalOrders.ts'
import { readPosition, writePosition } from './positions/canonicalPosition.ts'
import { armAll } from './risk/armHealth.ts'
import { readSettlements, writeSettlements } from './settlement/canonicalSettlement.ts'

const STATE = word({ open: 0, cancel_only: 1, halted: 2, settled: 3 })

/**
 * Contracts in order of listing with their orders, then positions by number, then the positions and accounts that wait for a
 * liquidation, then the fundings and settlements on their way: nothing when there are none, which is so but for moments.
 */
export function writeContracts(writer: ByteWriter, state: ContractsState): void {
  const { markets, positions, liquidations, nextPosition, stopsDue } = state.contracts
  writer.varint(markets.length)
  for (const market of markets) {
    writeMarket(writer, market)
    writeOrders(writer, state, market)
  }
  const open = markets.flatMap((market) => positions.ofContract(market.place)).sort((one, other) => one.id - other.id)
  writer.u53(nextPosition)
  writer.u8(stopsDue ? 1 : 0)
  writer.varint(open.length)
  for (const position of open) writePosition(writer, position)
  writer.varint(liquidations.size)
  for (const id of liquidations) writer.u53(id)
  writeChanges(writer, state)
  const { fundings, settlements, orders, conditions } = state.contracts
  if (fundings === 0 && settlements === 0 && conditions.size === 0) return
  writeFundings(writer, state)
  writeSettlements(writer, state)
  writeConditions(writer, orders, conditions, (slot) => extremeOf(state, slot))
}

function extremeOf({ contracts }: ContractsState, slot: number): Ticks {
  const { stops } = contracts.marketOf(slot)
  return stops[contracts.terms.of(slot).trigger].trails.at(slot)?.extreme ?? 0
}

/** Reads the contracts that {@link writeContracts} wrote into a state that has its indexes and owners. */
export function readContracts(reader: ByteReader, state: ContractsState): void {
  const { contracts } = state
  const queues: StoredContractOrder[][] = []
  for (let left = reader.count(1); left > 0; left--) queues.push(readOrders(reader, readMarket(reader, state)))
  const all = queues.flat().sort((one, other) => one.order - other.order)
  for (const stored of all) storeOrder(state, stored)
  contracts.nextPosition = reader.u53()
  contracts.stopsDue = reader.u8() === 1
  for (let left = reader.count(1); left > 0; left--) contracts.positions.add(readPosition(reader, state))
  for (let left = reader.count(1); left > 0; left--) contracts.liquidations.add(reader.u53())
  readChanges(reader, state)
  contracts.moment = state.time
  if (reader.left > 0) {
    readFundings(reader, state)
    readSettlements(reader, state)
    readConditions(reader, contracts.orders, contracts.conditions)
  }
  for (const queue of queues) for (const stored of queue) placeStored(state, stored)
  armAll(state)
}

function writeMarket(writer: ByteWriter, market: ContractMarket): void {
  const listed = encodeCommand({ type: 'ListContract', definition: market.listed })
  writer.varint(listed.length)
  writer.raw(listed)
  writeWord(writer, STATE, market.state)
  writer.text(market.reason)
  for (const price of [market.lastPrice, market.markPrice, market.fundingLeg, market.basisLeg]) writer.u32(price)
  writer.varint(market.basisSamples.length)
  for (const sample of market.basisSamples) writer.i64(BigInt(sample))
  writer.i64(market.premiumSumE8)
  writer.u53(market.premiumCount)
  writer.i64(BigInt(market.fundingE8))
  writer.i64(BigInt(market.lastFundingE8))
  writer.u53(market.nextFundingAt)
  writer.u53(market.openInterest)
  writer.i64(market.cleared)
  writer.i64(market.settlementSum)
  writer.u53(market.settlementCount)
  writer.u32(market.settlementPrice)
  writer.u8(market.awaitsSettlement ? 1 : 0)
}

function readMarket(reader: ByteReader, state: ContractsState): ContractMarket {
  const listed = decodeCommand(reader.raw(reader.count(1)))
  if (listed.type !== 'ListContract') throw new CodecError('A contract without its definition')
  const index = state.indexes.byId(listed.definition.index)
  if (!index) throw new CodecError('A contract without its index')
  const market = state.contracts.list(listed.definition, index, state.assets)
  market.state = readWord(reader, STATE)
  market.reason = reader.text()
  market.lastPrice = reader.u32()
  market.markPrice = reader.u32()
  market.fundingLeg = reader.u32()
  market.basisLeg = reader.u32()
  for (let left = reader.count(8); left > 0; left--) market.basisSamples.push(Number(reader.i64()))
  market.premiumSumE8 = reader.i64()
  market.premiumCount = reader.u53()
  market.fundingE8 = Number(reader.i64())
  market.lastFundingE8 = Number(reader.i64())
  market.nextFundingAt = reader.u53()
  market.openInterest = reader.u53()
  market.cleared = reader.i64()
  market.settlementSum = reader.i64()
  market.settlementCount = reader.u53()
  market.settlementPrice = reader.u32()
  market.awaitsSettlement = reader.u8() === 1
  return market
}

/** The limits in force of contracts that were changed since they were listed. */
function writeChanges(writer: ByteWriter, { contracts }: ContractsState): void {
  const changed = contracts.markets.filter(({ definition, listed }) => definition !== listed)
  writer.varint(changed.length)
  for (const { definition } of changed) {
    writer.varint(definition.id)
    writeLimits(writer, definition)
    writer.varint(definition.maxLeverage)
  }
}

function readChanges(reader: ByteReader, { contracts }: ContractsState): void {
  for (let left = reader.count(1); left > 0; left--) {
    const market = contracts.market(reader.varint())
    if (!market) throw new CodecError('Other limits of no contract')
    market.definition = { ...market.listed, ...readLimits(reader), maxLeverage: reader.varint() }
  }
}
