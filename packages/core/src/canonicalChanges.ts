import { type ByteReader, type ByteWriter, CodecError, type MarketDefinition } from '@touchstone/protocol'
import type { ExchangeState } from './state.ts'

/** The limits in force of markets and contracts that were changed since they were listed. */
export function writeChanges(writer: ByteWriter, state: ExchangeState): void {
  const markets = state.markets.filter(({ definition, listed }) => definition !== listed)
  writer.varint(markets.length)
  for (const { definition } of markets) {
    writer.varint(definition.id)
    writeLimits(writer, definition)
    writer.text(definition.minNotional)
    writer.text(definition.maxNotional)
  }
  const contracts = state.contracts.markets.filter(({ definition, listed }) => definition !== listed)
  writer.varint(contracts.length)
  for (const { definition } of contracts) {
    writer.varint(definition.id)
    writeLimits(writer, definition)
    writer.varint(definition.maxLeverage)
  }
}

/** Puts them in force in a state that has its markets and contracts as listed. */
export function readChanges(reader: ByteReader, state: ExchangeState): void {
  for (let left = reader.count(1); left > 0; left--) {
    const market = state.market(reader.varint())
    if (!market) throw new CodecError('Other limits of no market')
    const limits = readLimits(reader)
    const definition = { ...market.listed, ...limits, minNotional: reader.text(), maxNotional: reader.text() }
    market.change(definition, state.assets)
  }
  for (let left = reader.count(1); left > 0; left--) {
    const market = state.contracts.market(reader.varint())
    if (!market) throw new CodecError('Other limits of no contract')
    market.definition = { ...market.listed, ...readLimits(reader), maxLeverage: reader.varint() }
  }
}

type Limits = Pick<
  MarketDefinition,
  'minLots' | 'maxLots' | 'bandPpm' | 'defaultSlippagePpm' | 'maxSlippagePpm' | 'maxOpenOrders'
>

function writeLimits(writer: ByteWriter, limits: Limits): void {
  writer.varint(limits.minLots)
  writer.varint(limits.maxLots)
  writer.varint(limits.bandPpm)
  writer.varint(limits.defaultSlippagePpm)
  writer.varint(limits.maxSlippagePpm)
  writer.varint(limits.maxOpenOrders)
}

function readLimits(reader: ByteReader): Limits {
  return {
    minLots: reader.varint(),
    maxLots: reader.varint(),
    bandPpm: reader.varint(),
    defaultSlippagePpm: reader.varint(),
    maxSlippagePpm: reader.varint(),
    maxOpenOrders: reader.varint(),
  }
}
