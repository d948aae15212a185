import { writeStamp } from '../customers/stamp.ts'
import { decodeCancel, encodeCancel } from '../markets/cancelCodec.ts'
import { ORDER_KINDS, SELF_TRADE_PREVENTIONS, SIDES, TIMES_IN_FORCE } from '../markets/orderWords.ts'
import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'
import { CodecError } from '../shape/codecError.ts'
import { numberOfWord, wordsByNumber } from '../shape/wordsByNumber.ts'
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
    numberOfWord(SIDES, command.side) |
    (numberOfWord(ORDER_KINDS, command.kind) << 1) |
    (numberOfWord(TIMES_IN_FORCE, command.timeInForce) << 3) |
    (numberOfWord(MARGIN_MODES, command.marginMode) << MODE_SHIFT) |
    (command.reduceOnly ? 1 << REDUCE_SHIFT : 0) |
    (numberOfWord(STOP_TRIGGERS, command.trigger) << TRIGGER_SHIFT) |
    (numberOfWord(SELF_TRADE_PREVENTIONS, command.selfTrade) << PREVENTION_SHIFT)
  )
}

export function encodePlaceContractOrder(command: PlaceContractOrder): Uint8Array {
  const writer = new ByteWriter(67)
  writer.u8(PlaceContractOrder.number)
  writer.u16(flagsOf(command))
  writeStamp(writer, command)
  writer.u16(command.contract)
  writer.u32(command.price)
  writer.u32(command.lots)
  writer.u16(command.leverage)
  writer.u32(command.stopPrice)
  writer.u32(command.maxSlippagePpm)
  writer.u32(command.takeProfit)
  writer.u32(command.stopLoss)
  return writer.bytes()
}

export function decodePlaceContractOrder(reader: ByteReader): PlaceContractOrder {
  const flags = reader.u16()
  const owner = reader.u32()
  const key1 = reader.u53()
  const key2 = reader.u53()
  const inputHash = reader.u53()
  const issuedAt = reader.u53()
  const contract = reader.u16()
  const price = reader.u32()
  const lots = reader.u32()
  const leverage = reader.u16()
  const stopPrice = reader.u32()
  const maxSlippagePpm = reader.u32()
  const takeProfit = reader.u32()
  const stopLoss = reader.u32()
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
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    contract,
    side,
    kind,
    timeInForce,
    price,
    lots,
    leverage,
    marginMode,
    reduceOnly: ((flags >>> REDUCE_SHIFT) & 1) === 1,
    stopPrice,
    trigger,
    maxSlippagePpm,
    selfTrade,
    takeProfit,
    stopLoss,
  }
}

export function encodeCancelContractOrder(command: CancelContractOrder): Uint8Array {
  return encodeCancel(CancelContractOrder.number, command)
}

export function decodeCancelContractOrder(reader: ByteReader): CancelContractOrder {
  return { type: 'CancelContractOrder', ...decodeCancel(reader) }
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
