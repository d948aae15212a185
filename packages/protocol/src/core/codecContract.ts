import type { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type {
  OrderKind,
  PlaceContractOrder,
  QuoteContract,
  SelfTradePrevention,
  Side,
  StopTrigger,
  TimeInForce,
} from './commands.ts'
import type { MarginMode } from './contract.ts'

const SIDES: readonly Side[] = ['buy', 'sell']
const KINDS: readonly OrderKind[] = ['limit', 'market', 'stop_limit', 'stop_market']
const TIMES: readonly TimeInForce[] = ['GTC', 'IOC', 'FOK', 'POST']
const PREVENTIONS: readonly SelfTradePrevention[] = ['expire_taker', 'expire_maker', 'expire_both']
const MODES: readonly MarginMode[] = ['isolated', 'cross']
const TRIGGERS: readonly StopTrigger[] = ['mark', 'last']

const MODE_SHIFT = 7
const TRIGGER_SHIFT = 8
const REDUCE_SHIFT = 9
const KNOWN_FLAGS = (1 << 10) - 1

function position<T>(words: readonly T[], word: T): number {
  const index = words.indexOf(word)
  if (index < 0) throw new CodecError(`An unknown word: ${String(word)}`)
  return index
}

function flagsOf(command: PlaceContractOrder): number {
  return (
    position(SIDES, command.side) |
    (position(KINDS, command.kind) << 1) |
    (position(TIMES, command.timeInForce) << 3) |
    (position(PREVENTIONS, command.selfTrade) << 5) |
    (position(MODES, command.marginMode) << MODE_SHIFT) |
    (position(TRIGGERS, command.trigger) << TRIGGER_SHIFT) |
    (command.reduceOnly ? 1 << REDUCE_SHIFT : 0)
  )
}

/** 67 bytes. */
export function encodePlaceContractOrder(kind: number, command: PlaceContractOrder): Uint8Array {
  const writer = new ByteWriter(67)
  writer.u8(kind)
  writer.u16(flagsOf(command))
  writer.u16(command.contract)
  writer.u32(command.owner)
  writer.u53(command.key1)
  writer.u53(command.key2)
  writer.u53(command.inputHash)
  writer.u53(command.issuedAt)
  writer.u32(command.price)
  writer.u32(command.lots)
  writer.u32(command.stopPrice)
  writer.u32(command.maxSlippagePpm)
  writer.u32(command.takeProfit)
  writer.u32(command.stopLoss)
  writer.u16(command.leverage)
  return writer.bytes()
}

export function decodePlaceContractOrder(reader: ByteReader): PlaceContractOrder {
  const flags = reader.u16()
  const contract = reader.u16()
  const owner = reader.u32()
  const key1 = reader.u53()
  const key2 = reader.u53()
  const inputHash = reader.u53()
  const issuedAt = reader.u53()
  const price = reader.u32()
  const lots = reader.u32()
  const stopPrice = reader.u32()
  const maxSlippagePpm = reader.u32()
  const takeProfit = reader.u32()
  const stopLoss = reader.u32()
  const leverage = reader.u16()
  const selfTrade = PREVENTIONS[(flags >>> 5) & 3]
  if (selfTrade === undefined || flags > KNOWN_FLAGS) throw new CodecError('An order with unknown terms')
  return {
    type: 'PlaceContractOrder',
    owner,
    key1,
    key2,
    inputHash,
    issuedAt,
    contract,
    side: SIDES[flags & 1] as Side,
    kind: KINDS[(flags >>> 1) & 3] as OrderKind,
    timeInForce: TIMES[(flags >>> 3) & 3] as TimeInForce,
    price,
    lots,
    leverage,
    marginMode: MODES[(flags >>> MODE_SHIFT) & 1] as MarginMode,
    reduceOnly: ((flags >>> REDUCE_SHIFT) & 1) === 1,
    stopPrice,
    trigger: TRIGGERS[(flags >>> TRIGGER_SHIFT) & 1] as StopTrigger,
    maxSlippagePpm,
    selfTrade,
    takeProfit,
    stopLoss,
  }
}

export function encodeQuoteContract(kind: number, command: QuoteContract): Uint8Array {
  const writer = new ByteWriter(24 + 3 * command.lots.length)
  writer.u8(kind)
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
