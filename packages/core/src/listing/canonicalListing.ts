import {
  type AssetDefinition,
  type ByteReader,
  type ByteWriter,
  CodecError,
  type MarketDefinition,
} from '@touchstone/protocol'
import { foundedAssets, readAccounts, writeAccounts } from '../ledger/canonicalAccounts.ts'
import { addAsset } from '../ledger/foundLedger.ts'
import { readLimits, writeLimits } from '../markets/canonicalLimits.ts'
import { foundedMarkets, readStates, writeStates } from '../markets/canonicalMarkets.ts'
import { isMarket } from '../markets/isMarket.ts'
import type { MarketsState } from '../markets/marketsState.ts'

/**
 * Assets listed after Genesis with all balances in them, then markets listed after it with their states. Nothing as long as
 * there are none.
 */
export function writeListing(writer: ByteWriter, state: MarketsState): void {
  const founded = foundedAssets(state)
  const assets = state.assets.slice(founded)
  const markets = state.markets.slice(foundedMarkets(state).length)
  if (assets.length === 0 && markets.length === 0) return
  writer.varint(assets.length)
  for (const asset of assets) writeAsset(writer, asset)
  writeAccounts(writer, state, founded, state.assets.length)
  writer.varint(markets.length)
  for (const { listed } of markets) writeMarket(writer, listed)
  writeStates(writer, markets)
}

/** Reads the part that {@link writeListing} wrote into a state that has its genesis. */
export function readListing(reader: ByteReader, state: MarketsState): void {
  if (reader.left === 0) return
  for (let left = reader.count(4); left > 0; left--) addAsset(state, readAsset(reader))
  readAccounts(reader, state)
  for (let left = reader.count(9); left > 0; left--) {
    const definition = readMarket(reader)
    if (!isMarket(definition, state.assets)) throw new CodecError('A market that is none')
    for (const listed of state.asked.marketListed) listed(state, definition)
  }
  readStates(reader, state, state.markets.slice(foundedMarkets(state).length))
}

function writeAsset(writer: ByteWriter, { id, code, name, scale }: AssetDefinition): void {
  writer.varint(id)
  writer.text(code)
  writer.text(name)
  writer.u8(scale)
}

function readAsset(reader: ByteReader): AssetDefinition {
  return { id: reader.varint(), code: reader.text(), name: reader.text(), scale: reader.u8() }
}

function writeMarket(writer: ByteWriter, market: MarketDefinition): void {
  writer.varint(market.id)
  writer.text(market.symbol)
  writer.text(market.name)
  writer.varint(market.base)
  writer.varint(market.quote)
  writer.text(market.tickSize)
  writer.text(market.lotSize)
  writer.text(market.minNotional)
  writer.text(market.maxNotional)
  writeLimits(writer, market)
}

function readMarket(reader: ByteReader): MarketDefinition {
  const named = { id: reader.varint(), symbol: reader.text(), name: reader.text() }
  const traded = { base: reader.varint(), quote: reader.varint(), tickSize: reader.text(), lotSize: reader.text() }
  return { ...named, ...traded, minNotional: reader.text(), maxNotional: reader.text(), ...readLimits(reader) }
}
