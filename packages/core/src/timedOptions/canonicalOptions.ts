import { type ByteReader, type ByteWriter, CodecError, decodeCommand, encodeCommand } from '@touchstone/protocol'
import { assetIndex } from '../ledger/assetIndex.ts'
import { type ListedOptions, readTerms } from './listedOptions.ts'
import type { OpenOption } from './openOption.ts'
import type { TimedOptionsState } from './timedOptionsState.ts'

/** Terms in force, in order of first listing, then open options by id. */
export function writeOptions(writer: ByteWriter, { timedOptions: options }: TimedOptionsState): void {
  writer.varint(options.listed.size)
  for (const { terms, version } of options.listed.values()) {
    const listing = encodeCommand({ type: 'ListOptions', terms })
    writer.varint(listing.length)
    writer.raw(listing)
    writer.varint(version)
  }
  writer.u53(options.nextOption)
  writer.varint(options.open.count)
  for (const option of options.open.all()) writeOption(writer, option)
}

/** Reads the options that {@link writeOptions} wrote into a fresh state that has its indexes. */
export function readOptions(reader: ByteReader, state: TimedOptionsState): void {
  const { timedOptions: options } = state
  for (let left = reader.count(2); left > 0; left--) {
    const listed = readListed(reader, state)
    options.listed.set(listed.terms.index, listed)
  }
  options.nextOption = reader.u53()
  for (let left = reader.count(1); left > 0; left--) options.open.add(readOption(reader, state))
}

function readListed(reader: ByteReader, state: TimedOptionsState): ListedOptions {
  const listing = decodeCommand(reader.raw(reader.count(1)))
  const version = reader.varint()
  if (listing.type !== 'ListOptions') throw new CodecError('Options without their terms')
  const quote = assetIndex(state, listing.terms.quote)
  const listed = readTerms(listing.terms, version, quote, state.assets[quote]?.scale ?? 0)
  if (!listed || !state.indexes.byId(listing.terms.index)) throw new CodecError('Options on no index')
  return listed
}

function writeOption(writer: ByteWriter, option: OpenOption): void {
  writer.varint(option.id)
  writer.varint(option.owner)
  writer.varint(option.index)
  writer.varint(option.quote)
  writer.varint(option.cycle)
  writer.varint(option.seconds)
  writer.u8(option.direction === 'up' ? 1 : 0)
  writer.i64(option.stake)
  writer.i64(option.fee)
  writer.i64(option.payout)
  writer.varint(option.payoutPpm)
  writer.varint(option.feePpm)
  writer.varint(option.termsVersion)
  writer.u53(option.boughtAt)
  writer.u53(option.expiry)
  writer.u32(option.strike)
  writer.varint(option.strikeSequence)
}

function readOption(reader: ByteReader, state: TimedOptionsState): OpenOption {
  const option: OpenOption = {
    id: reader.varint(),
    owner: reader.varint(),
    index: reader.varint(),
    quote: reader.varint(),
    cycle: reader.varint(),
    seconds: reader.varint(),
    direction: reader.u8() === 1 ? 'up' : 'down',
    stake: reader.i64(),
    fee: reader.i64(),
    payout: reader.i64(),
    payoutPpm: reader.varint(),
    feePpm: reader.varint(),
    termsVersion: reader.varint(),
    boughtAt: reader.u53(),
    expiry: reader.u53(),
    strike: reader.u32(),
    strikeSequence: reader.varint(),
  }
  if (!state.owners.isCustomer(option.owner) || !state.indexes.byId(option.index)) {
    throw new CodecError(`An option of nobody or on nothing: ${option.id}`)
  }
  return option
}
