import { STAMP_BYTES, setStamp } from '../customers/stamp.ts'
import { decodeCancel, encodeCancel } from '../markets/cancelCodec.ts'
import { ORDER_KINDS, SELF_TRADE_PREVENTIONS, SIDES, TIMES_IN_FORCE } from '../markets/orderWords.ts'
import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'
import { CodecError } from '../shape/codecError.ts'
import { FixedBytes } from '../shape/fixedBytes.ts'
import { readLevels, writeLevels } from '../shape/listPort.ts'
import { placeOfWord, wordsByNumber } from '../shape/wordsByNumber.ts'
import { AmendOrder, CancelOrder, MassQuote, PlaceOrder } from './commands.ts'

const SIDE_AT = wordsByNumber(SIDES)
const KIND_AT = wordsByNumber(ORDER_KINDS)
const TIME_AT = wordsByNumber(TIMES_IN_FORCE)
const PREVENTION_AT = wordsByNumber(SELF_TRADE_PREVENTIONS)
/** Bits of an order's words: side 1, kind 2, time in force 2, prevention 2. */
const WORD_BITS = 7

/** Byte offsets of an order's numbers, which follow its own number, its words and the stamp. */
const FLAGS = 1
const STAMP = 2
const MARKET = STAMP + STAMP_BYTES
const PRICE = MARKET + 2
const LOTS = PRICE + 4
const TURNOVER = LOTS + 4
const STOP_PRICE = TURNOVER + 8
const SLIPPAGE = STOP_PRICE + 4
const PLACE = new FixedBytes(SLIPPAGE + 4)

export function encodePlaceOrder(command: PlaceOrder): Uint8Array {
  PLACE.setU8(0, PlaceOrder.number)
  const side = placeOfWord(SIDE_AT, command.side)
  const kind = placeOfWord(KIND_AT, command.kind)
  const time = placeOfWord(TIME_AT, command.timeInForce)
  PLACE.setU8(FLAGS, side | (kind << 1) | (time << 3) | (placeOfWord(PREVENTION_AT, command.selfTrade) << 5))
  setStamp(PLACE, STAMP, command)
  PLACE.setU16(MARKET, command.market)
  PLACE.setU32(PRICE, command.price)
  PLACE.setU32(LOTS, command.lots)
  PLACE.setAmount(TURNOVER, command.turnover)
  PLACE.setU32(STOP_PRICE, command.stopPrice)
  PLACE.setU32(SLIPPAGE, command.maxSlippagePpm)
  return PLACE.copy()
}

export function decodePlaceOrder(bytes: Uint8Array): PlaceOrder {
  PLACE.load(bytes)
  const flags = PLACE.u8(FLAGS)
  const side = SIDE_AT[flags & 1]
  const kind = KIND_AT[(flags >>> 1) & 3]
  const timeInForce = TIME_AT[(flags >>> 3) & 3]
  const selfTrade = PREVENTION_AT[(flags >>> 5) & 3]
  if (!side || !kind || !timeInForce || !selfTrade || flags >>> WORD_BITS !== 0)
    throw new CodecError('An order with unknown terms')
  return {
    type: 'PlaceOrder',
    owner: PLACE.u32(STAMP),
    key1: PLACE.u53(STAMP + 4),
    key2: PLACE.u53(STAMP + 12),
    inputHash: PLACE.u53(STAMP + 20),
    issuedAt: PLACE.u53(STAMP + 28),
    market: PLACE.u16(MARKET),
    side,
    kind,
    timeInForce,
    price: PLACE.u32(PRICE),
    lots: PLACE.u32(LOTS),
    turnover: PLACE.amount(TURNOVER),
    stopPrice: PLACE.u32(STOP_PRICE),
    maxSlippagePpm: PLACE.u32(SLIPPAGE),
    selfTrade,
  }
}

/** Byte offsets of a change's numbers, which follow its own number and the stamp. */
const AMEND_STAMP = 1
const AMENDED = AMEND_STAMP + STAMP_BYTES
const AMENDED_PRICE = AMENDED + 8
const AMENDED_LOTS = AMENDED_PRICE + 4
const AMEND = new FixedBytes(AMENDED_LOTS + 4)

export function encodeAmendOrder(command: AmendOrder): Uint8Array {
  AMEND.setU8(0, AmendOrder.number)
  setStamp(AMEND, AMEND_STAMP, command)
  AMEND.setU53(AMENDED, command.order)
  AMEND.setU32(AMENDED_PRICE, command.price)
  AMEND.setU32(AMENDED_LOTS, command.lots)
  return AMEND.copy()
}

export function decodeAmendOrder(bytes: Uint8Array): AmendOrder {
  AMEND.load(bytes)
  return {
    type: 'AmendOrder',
    owner: AMEND.u32(AMEND_STAMP),
    key1: AMEND.u53(AMEND_STAMP + 4),
    key2: AMEND.u53(AMEND_STAMP + 12),
    inputHash: AMEND.u53(AMEND_STAMP + 20),
    issuedAt: AMEND.u53(AMEND_STAMP + 28),
    order: AMEND.u53(AMENDED),
    price: AMEND.u32(AMENDED_PRICE),
    lots: AMEND.u32(AMENDED_LOTS),
  }
}

export function encodeCancelOrder(command: CancelOrder): Uint8Array {
  return encodeCancel(CancelOrder.number, command)
}

export function decodeCancelOrder(bytes: Uint8Array): CancelOrder {
  return decodeCancel('CancelOrder', bytes)
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
