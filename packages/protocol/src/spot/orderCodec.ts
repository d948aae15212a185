import { writeStamp } from '../customers/stamp.ts'
import { decodeCancel, encodeCancel } from '../markets/cancelCodec.ts'
import { ORDER_KINDS, SELF_TRADE_PREVENTIONS, SIDES, TIMES_IN_FORCE } from '../markets/orderWords.ts'
import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'
import { CodecError } from '../shape/codecError.ts'
import { readLevels, writeLevels } from '../shape/listPort.ts'
import { numberOfWord, wordsByNumber } from '../shape/wordsByNumber.ts'
import { AmendOrder, CancelOrder, MassQuote, PlaceOrder } from './commands.ts'

const SIDE_AT = wordsByNumber(SIDES)
const KIND_AT = wordsByNumber(ORDER_KINDS)
const TIME_AT = wordsByNumber(TIMES_IN_FORCE)
const PREVENTION_AT = wordsByNumber(SELF_TRADE_PREVENTIONS)
/** Bits of an order's words: side 1, kind 2, time in force 2, prevention 2. */
const WORD_BITS = 7

export function encodePlaceOrder(command: PlaceOrder): Uint8Array {
  const writer = new ByteWriter(64)
  writer.u8(PlaceOrder.number)
  const side = numberOfWord(SIDES, command.side)
  const kind = numberOfWord(ORDER_KINDS, command.kind)
  const time = numberOfWord(TIMES_IN_FORCE, command.timeInForce)
  writer.u8(side | (kind << 1) | (time << 3) | (numberOfWord(SELF_TRADE_PREVENTIONS, command.selfTrade) << 5))
  writeStamp(writer, command)
  writer.u16(command.market)
  writer.u32(command.price)
  writer.u32(command.lots)
  if (command.turnover < 0n) throw new CodecError('A negative turnover')
  writer.i64(command.turnover)
  writer.u32(command.stopPrice)
  writer.u32(command.maxSlippagePpm)
  return writer.bytes()
}

export function decodePlaceOrder(reader: ByteReader): PlaceOrder {
  const flags = reader.u8()
  const owner = reader.u32()
  const key1 = reader.u53()
  const key2 = reader.u53()
  const inputHash = reader.u53()
  const issuedAt = reader.u53()
  const market = reader.u16()
  const price = reader.u32()
  const lots = reader.u32()
  const turnover = reader.i64()
  const stopPrice = reader.u32()
  const maxSlippagePpm = reader.u32()
  const side = SIDE_AT[flags & 1]
  const kind = KIND_AT[(flags >>> 1) & 3]
  const timeInForce = TIME_AT[(flags >>> 3) & 3]
  const selfTrade = PREVENTION_AT[(flags >>> 5) & 3]
  if (!side || !kind || !timeInForce || !selfTrade || flags >>> WORD_BITS !== 0 || turnover < 0n)
    throw new CodecError('An order with unknown terms')
  return {
    type: 'PlaceOrder',
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    market,
    side,
    kind,
    timeInForce,
    price,
    lots,
    turnover,
    stopPrice,
    maxSlippagePpm,
    selfTrade,
  }
}

export function encodeAmendOrder(command: AmendOrder): Uint8Array {
  const writer = new ByteWriter(53)
  writer.u8(AmendOrder.number)
  writeStamp(writer, command)
  writer.u53(command.order)
  writer.u32(command.price)
  writer.u32(command.lots)
  return writer.bytes()
}

export function decodeAmendOrder(reader: ByteReader): AmendOrder {
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

export function encodeCancelOrder(command: CancelOrder): Uint8Array {
  return encodeCancel(CancelOrder.number, command)
}

export function decodeCancelOrder(reader: ByteReader): CancelOrder {
  return { type: 'CancelOrder', ...decodeCancel(reader) }
}

export function encodeMassQuote(command: MassQuote): Uint8Array {
  const writer = new ByteWriter(32 + 4 * (command.bids.length + command.asks.length))
  writer.u8(MassQuote.number)
  writer.varint(command.holder)
  writer.varint(command.owner)
  writer.varint(command.market)
  writeLevels(writer, command.bids)
  writeLevels(writer, command.asks)
  return writer.bytes()
}

export function decodeMassQuote(reader: ByteReader): MassQuote {
  const holder = reader.varint()
  const owner = reader.varint()
  const market = reader.varint()
  const bids = readLevels(reader)
  return { type: 'MassQuote', holder, owner, market, bids, asks: readLevels(reader) }
}
