import { ByteReader, utf8Decode } from './byteReader.ts'
import { ByteWriter, utf8Encode } from './byteWriter.ts'
import {
  decodePlaceContractOrder,
  decodeQuoteContract,
  encodePlaceContractOrder,
  encodeQuoteContract,
} from './codecContract.ts'
import { CodecError } from './codecError.ts'
import { rareFromText, rareToText } from './codecRare.ts'
import type {
  AmendOrder,
  CancelContractOrder,
  CancelOrder,
  Command,
  IndexSamples,
  MassQuote,
  OrderKind,
  PlaceOrder,
  SelfTradePrevention,
  Side,
  TimeInForce,
} from './commands.ts'
import type { CustomerCommand } from './customerCommand.ts'

export { ByteReader } from './byteReader.ts'
export { ByteWriter } from './byteWriter.ts'
export { CodecError } from './codecError.ts'

/*
 * The bytes of a command. The first byte says kind and version in one: a changed layout gets a new number, and the
 * reader of the old one stays as long as a log needs it. Numbers are little-endian.
 */
const PLACE_ORDER = 0x01
const AMEND_ORDER = 0x02
const CANCEL_ORDER = 0x03
const MASS_QUOTE = 0x04
const INDEX_SAMPLES = 0x05
const PLACE_CONTRACT_ORDER = 0x06
const CANCEL_CONTRACT_ORDER = 0x07
const QUOTE_CONTRACT = 0x08
/** Everything rare: JSON text, amounts as decimal strings. */
const RARE = 0x10

/** No command is longer. */
export const MAX_COMMAND_BYTES = 1 << 20

const SIDES: readonly Side[] = ['buy', 'sell']
const KINDS: readonly OrderKind[] = ['limit', 'market', 'stop_limit', 'stop_market']
const TIMES: readonly TimeInForce[] = ['GTC', 'IOC', 'FOK', 'POST']
const PREVENTIONS: readonly SelfTradePrevention[] = ['expire_taker', 'expire_maker', 'expire_both']

/**
 * Writes a command as bytes: placing 64, amending 53, cancelling 45. Throws {@link CodecError} for numbers that are not
 * whole, are negative or do not fit.
 */
export function encodeCommand(command: Command): Uint8Array {
  const bytes = encodeBody(command)
  if (bytes.length > MAX_COMMAND_BYTES) throw new CodecError('The command is too long')
  return bytes
}

/** Reads a command. Throws {@link CodecError} on anything {@link encodeCommand} would not have written. */
export function decodeCommand(bytes: Uint8Array): Command {
  if (bytes.length > MAX_COMMAND_BYTES) throw new CodecError('The command is too long')
  if (bytes[0] === RARE) return rareFromText(utf8Decode(bytes.subarray(1)))
  const reader = new ByteReader(bytes)
  const command = decodeHot(reader)
  reader.end()
  return command
}

function encodeBody(command: Command): Uint8Array {
  switch (command.type) {
    case 'PlaceOrder':
      return encodePlaceOrder(command)
    case 'AmendOrder':
      return encodeAmendOrder(command)
    case 'CancelOrder':
      return encodeCancel(CANCEL_ORDER, command)
    case 'MassQuote':
      return encodeMassQuote(command)
    case 'IndexSamples':
      return encodeIndexSamples(command)
    case 'PlaceContractOrder':
      return encodePlaceContractOrder(PLACE_CONTRACT_ORDER, command)
    case 'CancelContractOrder':
      return encodeCancel(CANCEL_CONTRACT_ORDER, command)
    case 'QuoteContract':
      return encodeQuoteContract(QUOTE_CONTRACT, command)
    default:
      return encodeRare(command)
  }
}

function decodeHot(reader: ByteReader): Command {
  switch (reader.u8()) {
    case PLACE_ORDER:
      return decodePlaceOrder(reader)
    case AMEND_ORDER:
      return decodeAmendOrder(reader)
    case CANCEL_ORDER:
      return { type: 'CancelOrder', ...decodeCancel(reader) }
    case MASS_QUOTE:
      return decodeMassQuote(reader)
    case INDEX_SAMPLES:
      return decodeIndexSamples(reader)
    case PLACE_CONTRACT_ORDER:
      return decodePlaceContractOrder(reader)
    case CANCEL_CONTRACT_ORDER:
      return { type: 'CancelContractOrder', ...decodeCancel(reader) }
    case QUOTE_CONTRACT:
      return decodeQuoteContract(reader)
    default:
      throw new CodecError('An unknown kind of command')
  }
}

function encodeRare(command: Command): Uint8Array {
  const text = utf8Encode(rareToText(command))
  const bytes = new Uint8Array(text.length + 1)
  bytes[0] = RARE
  bytes.set(text, 1)
  return bytes
}

/** Owner and identity: 36 bytes. */
function writeStamp(writer: ByteWriter, command: CustomerCommand): void {
  writer.u32(command.owner)
  writer.u53(command.key1)
  writer.u53(command.key2)
  writer.u53(command.inputHash)
  writer.u53(command.issuedAt)
}

function encodePlaceOrder(command: PlaceOrder): Uint8Array {
  const writer = new ByteWriter(64)
  writer.u8(PLACE_ORDER)
  const side = indexIn(SIDES, command.side)
  const kind = indexIn(KINDS, command.kind)
  const time = indexIn(TIMES, command.timeInForce)
  writer.u8(side | (kind << 1) | (time << 3) | (indexIn(PREVENTIONS, command.selfTrade) << 5))
  writer.u16(command.market)
  writeStamp(writer, command)
  writer.u32(command.price)
  writer.u32(command.lots)
  if (command.turnover < 0n) throw new CodecError('A negative turnover')
  writer.i64(command.turnover)
  writer.u32(command.stopPrice)
  writer.u32(command.maxSlippagePpm)
  return writer.bytes()
}

function decodePlaceOrder(reader: ByteReader): PlaceOrder {
  const flags = reader.u8()
  const market = reader.u16()
  const owner = reader.u32()
  const key1 = reader.u53()
  const key2 = reader.u53()
  const inputHash = reader.u53()
  const issuedAt = reader.u53()
  const price = reader.u32()
  const lots = reader.u32()
  const turnover = reader.i64()
  const stopPrice = reader.u32()
  const maxSlippagePpm = reader.u32()
  const selfTrade = PREVENTIONS[flags >>> 5]
  if (selfTrade === undefined || turnover < 0n) throw new CodecError('An order with unknown terms')
  return {
    type: 'PlaceOrder',
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    market,
    side: SIDES[flags & 1] as Side,
    kind: KINDS[(flags >>> 1) & 3] as OrderKind,
    timeInForce: TIMES[(flags >>> 3) & 3] as TimeInForce,
    price,
    lots,
    turnover,
    stopPrice,
    maxSlippagePpm,
    selfTrade,
  }
}

function encodeAmendOrder(command: AmendOrder): Uint8Array {
  const writer = new ByteWriter(53)
  writer.u8(AMEND_ORDER)
  writeStamp(writer, command)
  writer.u53(command.order)
  writer.u32(command.price)
  writer.u32(command.lots)
  return writer.bytes()
}

function decodeAmendOrder(reader: ByteReader): AmendOrder {
  return {
    type: 'AmendOrder',
    owner: reader.u32(),
    key1: reader.u53(),
    key2: reader.u53(),
    inputHash: reader.u53(),
    issuedAt: reader.u53(),
    order: reader.u53(),
    price: reader.u32(),
    lots: reader.u32(),
  }
}

function encodeCancel(kind: number, command: CancelOrder | CancelContractOrder): Uint8Array {
  const writer = new ByteWriter(45)
  writer.u8(kind)
  writeStamp(writer, command)
  writer.u53(command.order)
  return writer.bytes()
}

function decodeCancel(reader: ByteReader): Omit<CancelOrder, 'type'> {
  return {
    owner: reader.u32(),
    key1: reader.u53(),
    key2: reader.u53(),
    inputHash: reader.u53(),
    issuedAt: reader.u53(),
    order: reader.u53(),
  }
}

function encodeMassQuote(command: MassQuote): Uint8Array {
  const writer = new ByteWriter(32 + 4 * (command.bids.length + command.asks.length))
  writer.u8(MASS_QUOTE)
  writer.varint(command.holder)
  writer.varint(command.owner)
  writer.varint(command.market)
  writeLevels(writer, command.bids)
  writeLevels(writer, command.asks)
  return writer.bytes()
}

function decodeMassQuote(reader: ByteReader): MassQuote {
  const holder = reader.varint()
  const owner = reader.varint()
  const market = reader.varint()
  const bids = readLevels(reader)
  return { type: 'MassQuote', holder, owner, market, bids, asks: readLevels(reader) }
}

function writeLevels(writer: ByteWriter, levels: readonly number[]): void {
  if (levels.length % 2 !== 0) throw new CodecError('A price without a quantity')
  writer.varint(levels.length >> 1)
  let last = 0
  for (let index = 0; index < levels.length; index += 2) {
    const ticks = levels[index] as number
    writer.delta(ticks - last)
    writer.varint(levels[index + 1] as number)
    last = ticks
  }
}

function readLevels(reader: ByteReader): number[] {
  const count = reader.count(2)
  const levels: number[] = []
  let last = 0
  for (let index = 0; index < count; index++) {
    last += reader.delta()
    levels.push(whole(last), reader.varint())
  }
  return levels
}

function encodeIndexSamples(command: IndexSamples): Uint8Array {
  const writer = new ByteWriter(16 + 24 * command.samples.length)
  writer.u8(INDEX_SAMPLES)
  writer.varint(command.holder)
  writer.varint(command.samples.length)
  for (const sample of command.samples) {
    writer.varint(sample.market)
    writer.varint(sample.sources.length)
    let last = 0
    for (const ticks of sample.sources) {
      writer.delta(ticks - last)
      last = ticks
    }
  }
  return writer.bytes()
}

function decodeIndexSamples(reader: ByteReader): IndexSamples {
  const holder = reader.varint()
  const count = reader.count(2)
  const samples: { market: number; sources: number[] }[] = []
  for (let index = 0; index < count; index++) {
    const market = reader.varint()
    const sources: number[] = []
    const many = reader.count(1)
    let last = 0
    for (let source = 0; source < many; source++) {
      last += reader.delta()
      sources.push(whole(last))
    }
    samples.push({ market, sources })
  }
  return { type: 'IndexSamples', holder, samples }
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new CodecError('A price outside of every range')
  return value
}

function indexIn<T>(words: readonly T[], word: T): number {
  const index = words.indexOf(word)
  if (index < 0) throw new CodecError(`An unknown word: ${String(word)}`)
  return index
}
