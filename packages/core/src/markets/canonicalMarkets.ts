import { type ByteReader, type ByteWriter, CodecError, MARKET_STATE } from '@touchstone/protocol'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import { readLimits, writeLimits } from './canonicalLimits.ts'
import type { MarketsState } from './marketsState.ts'

/** The next numbers of orders and trades, and the markets in the order of Genesis. */
export function writeMarkets(writer: ByteWriter, state: MarketsState): void {
  writer.u53(state.nextOrder)
  writer.u53(state.nextTrade)
  for (const market of state.markets) {
    writeWord(writer, MARKET_STATE, market.state)
    writer.text(market.reason)
    writer.u32(market.lastPrice)
    writer.u32(market.indexPrice)
  }
  writeChanges(writer, state)
}

/** Reads the markets that {@link writeMarkets} wrote into a state that has its genesis. */
export function readMarkets(reader: ByteReader, state: MarketsState): void {
  state.nextOrder = reader.u53()
  state.nextTrade = reader.u53()
  for (const market of state.markets) {
    market.state = readWord(reader, MARKET_STATE)
    market.reason = reader.text()
    market.lastPrice = reader.u32()
    market.setIndexPrice(reader.u32())
  }
  readChanges(reader, state)
}

/** The limits in force of markets that were changed since Genesis. */
function writeChanges(writer: ByteWriter, state: MarketsState): void {
  const markets = state.markets.filter(({ definition, listed }) => definition !== listed)
  writer.varint(markets.length)
  for (const { definition } of markets) {
    writer.varint(definition.id)
    writeLimits(writer, definition)
    writer.text(definition.minNotional)
    writer.text(definition.maxNotional)
  }
}

function readChanges(reader: ByteReader, state: MarketsState): void {
  for (let left = reader.count(1); left > 0; left--) {
    const market = state.market(reader.varint())
    if (!market) throw new CodecError('Other limits of no market')
    const limits = readLimits(reader)
    const definition = { ...market.listed, ...limits, minNotional: reader.text(), maxNotional: reader.text() }
    market.change(definition, state.assets)
  }
}
