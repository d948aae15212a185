import { type ByteReader, type ByteWriter, CodecError, MARKET_STATE } from '@touchstone/protocol'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import { readLimits, writeLimits } from './canonicalLimits.ts'
import type { Market } from './market.ts'
import type { MarketsState } from './marketsState.ts'

/** The next numbers of orders and trades, and the markets of Genesis; those listed later stand beside their definitions. */
export function writeMarkets(writer: ByteWriter, state: MarketsState): void {
  writer.u53(state.nextOrder)
  writer.u53(state.nextTrade)
  writeStates(writer, foundedMarkets(state))
}

/** Reads the markets that {@link writeMarkets} wrote into a state that has its genesis. */
export function readMarkets(reader: ByteReader, state: MarketsState): void {
  state.nextOrder = reader.u53()
  state.nextTrade = reader.u53()
  readStates(reader, state, foundedMarkets(state))
}

/** The markets of Genesis are the first of the list: those listed later follow. */
export function foundedMarkets({ markets, genesis }: MarketsState): readonly Market[] {
  return markets.slice(0, genesis?.markets.length ?? 0)
}

/** State and prices of these markets, and the limits that were changed since. */
export function writeStates(writer: ByteWriter, markets: readonly Market[]): void {
  for (const market of markets) {
    writeWord(writer, MARKET_STATE, market.state)
    writer.text(market.reason)
    writer.u32(market.lastPrice)
    writer.u32(market.indexPrice)
  }
  writeChanges(writer, markets)
}

/** Reads the bytes of {@link writeStates} back into these markets. */
export function readStates(reader: ByteReader, state: MarketsState, markets: readonly Market[]): void {
  for (const market of markets) {
    market.state = readWord(reader, MARKET_STATE)
    market.reason = reader.text()
    market.lastPrice = reader.u32()
    market.setIndexPrice(reader.u32())
  }
  readChanges(reader, state)
}

/** The limits in force of markets that were changed since they were listed. */
function writeChanges(writer: ByteWriter, markets: readonly Market[]): void {
  const changed = markets.filter(({ definition, listed }) => definition !== listed)
  writer.varint(changed.length)
  for (const { definition } of changed) {
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
