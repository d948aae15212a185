import { STAMP_BYTES, setStamp } from '../customers/stamp.ts'
import { decodeCancel, encodeCancel } from '../markets/cancelCodec.ts'
import { ORDER_KINDS, SELF_TRADE_PREVENTIONS, SIDES, TIMES_IN_FORCE } from '../markets/orderWords.ts'
import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'
import { CodecError } from '../shape/codecError.ts'
import { FixedBytes } from '../shape/fixedBytes.ts'
import { placeOfWord, wordsByNumber } from '../shape/wordsByNumber.ts'
import { CancelContractOrder, PlaceContractOrder, QuoteContract, STOP_TRIGGERS } from './commands.ts'
import { MARGIN_MODES } from './definition.ts'

const SIDE_AT = wordsByNumber(SIDES)
const KIND_AT = wordsByNumber(ORDER_KINDS)
const TIME_AT = wordsByNumber(TIMES_IN_FORCE)
const PREVENTION_AT = wordsByNumber(SELF_TRADE_PREVENTIONS)
const MODE_AT = wordsByNumber(MARGIN_MODES)
const TRIGGER_AT = wordsByNumber(STOP_TRIGGERS)

const MODE_SHIFT = 5
const REDUCE_SHIFT = 6
const TRIGGER_SHIFT = 7
const PREVENTION_SHIFT = 8
const WORD_BITS = 10

function flagsOf(command: PlaceContractOrder): number {
  return (
    placeOfWord(SIDE_AT, command.side) |
    (placeOfWord(KIND_AT, command.kind) << 1) |
    (placeOfWord(TIME_AT, command.timeInForce) << 3) |
    (placeOfWord(MODE_AT, command.marginMode) << MODE_SHIFT) |
    (command.reduceOnly ? 1 << REDUCE_SHIFT : 0) |
    (placeOfWord(TRIGGER_AT, command.trigger) << TRIGGER_SHIFT) |
    (placeOfWord(PREVENTION_AT, command.selfTrade) << PREVENTION_SHIFT)
  )
}

/** Byte offsets of an order's numbers, which follow its own number, its words and the stamp. */
const FLAGS = 1
const STAMP = 3
const CONTRACT = STAMP + STAMP_BYTES
const PRICE = CONTRACT + 2
const LOTS = PRICE + 4
const LEVERAGE = LOTS + 4
const STOP_PRICE = LEVERAGE + 2
const SLIPPAGE = STOP_PRICE + 4
const TAKE_PROFIT = SLIPPAGE + 4
const STOP_LOSS = TAKE_PROFIT + 4
const PLACE = new FixedBytes(STOP_LOSS + 4)

export function encodePlaceContractOrder(command: PlaceContractOrder): Uint8Array {
  PLACE.setU8(0, PlaceContractOrder.number)
  PLACE.setU16(FLAGS, flagsOf(command))
  setStamp(PLACE, STAMP, command)
  PLACE.setU16(CONTRACT, command.contract)
  PLACE.setU32(PRICE, command.price)
  PLACE.setU32(LOTS, command.lots)
  PLACE.setU16(LEVERAGE, command.leverage)
  PLACE.setU32(STOP_PRICE, command.stopPrice)
  PLACE.setU32(SLIPPAGE, command.maxSlippagePpm)
  PLACE.setU32(TAKE_PROFIT, command.takeProfit)
  PLACE.setU32(STOP_LOSS, command.stopLoss)
  return PLACE.copy()
}

export function decodePlaceContractOrder(bytes: Uint8Array): PlaceContractOrder {
  PLACE.load(bytes)
  const flags = PLACE.u16(FLAGS)
  const side = SIDE_AT[flags & 1]
  const kind = KIND_AT[(flags >>> 1) & 3]
  const timeInForce = TIME_AT[(flags >>> 3) & 3]
  const marginMode = MODE_AT[(flags >>> MODE_SHIFT) & 1]
  const trigger = TRIGGER_AT[(flags >>> TRIGGER_SHIFT) & 1]
  const selfTrade = PREVENTION_AT[(flags >>> PREVENTION_SHIFT) & 3]
  if (!side || !kind || !timeInForce || !marginMode || !trigger || !selfTrade || flags >>> WORD_BITS !== 0)
    throw new CodecError('An order with unknown terms')
  return {
    type: 'PlaceContractOrder',
    owner: PLACE.u32(STAMP),
    key1: PLACE.u53(STAMP + 4),
    key2: PLACE.u53(STAMP + 12),
    inputHash: PLACE.u53(STAMP + 20),
    issuedAt: PLACE.u53(STAMP + 28),
    contract: PLACE.u16(CONTRACT),
    side,
    kind,
    timeInForce,
    price: PLACE.u32(PRICE),
    lots: PLACE.u32(LOTS),
    leverage: PLACE.u16(LEVERAGE),
    marginMode,
    reduceOnly: ((flags >>> REDUCE_SHIFT) & 1) === 1,
    stopPrice: PLACE.u32(STOP_PRICE),
    trigger,
    maxSlippagePpm: PLACE.u32(SLIPPAGE),
    selfTrade,
    takeProfit: PLACE.u32(TAKE_PROFIT),
    stopLoss: PLACE.u32(STOP_LOSS),
  }
}

export function encodeCancelContractOrder(command: CancelContractOrder): Uint8Array {
  return encodeCancel(CancelContractOrder.number, command)
}

export function decodeCancelContractOrder(bytes: Uint8Array): CancelContractOrder {
  return decodeCancel('CancelContractOrder', bytes)
}

export function encodeQuoteContract(command: QuoteContract): Uint8Array {
  const writer = new ByteWriter(24 + 3 * command.lots.length)
  writer.u8(QuoteContract.number)
  writer.varint(command.holder)
  writer.varint(command.contract)
  writer.varint(command.bid)
  writer.varint(command.ask)
  writer.varint(command.step)
  writer.varint(command.lots.length)
  for (const lots of command.lots) writer.varint(lots)
  return writer.bytes()
}

export function decodeQuoteContract(reader: ByteReader): QuoteContract {
  const holder = reader.varint()
  const contract = reader.varint()
  const bid = reader.varint()
  const ask = reader.varint()
  const step = reader.varint()
  const lots = Array.from({ length: reader.count(1) }, () => reader.varint())
  return { type: 'QuoteContract', holder, contract, bid, ask, step, lots }
}
