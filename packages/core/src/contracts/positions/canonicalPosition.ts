import { type ByteReader, type ByteWriter, CodecError, MARGIN_MODE } from '@touchstone/protocol'
import { readWord, writeWord } from '../../entry/canonicalWords.ts'
import type { ContractsState } from '../contractsState.ts'
import { Position } from '../position.ts'

export function writePosition(writer: ByteWriter, position: Position): void {
  writer.u53(position.id)
  writer.u32(position.owner)
  writer.varint(position.contract)
  writer.u53(position.openedAt)
  writer.i64(BigInt(position.lots))
  writer.u32(position.leverage)
  writeWord(writer, MARGIN_MODE, position.marginMode)
  writer.u32(position.takeProfit)
  writer.u32(position.stopLoss)
  writer.u53(position.lotsClosed)
  const { entryValue, basis, margin, realised, fees, funding, closedEntryValue, closedExitValue } = position
  for (const amount of [entryValue, basis, margin, realised, fees, funding, closedEntryValue, closedExitValue])
    writer.i64(amount)
}

export function readPosition(reader: ByteReader, state: ContractsState): Position {
  const id = reader.u53()
  const owner = reader.u32()
  const contract = reader.varint()
  const openedAt = reader.u53()
  const lots = Number(reader.i64())
  if (!state.owners.exists(owner) || !state.contracts.markets[contract]) throw new CodecError('A position of nobody')
  const position = new Position(id, owner, contract, openedAt, lots > 0 ? 'long' : 'short')
  position.lots = lots
  position.leverage = reader.u32()
  position.marginMode = readWord(reader, MARGIN_MODE)
  position.takeProfit = reader.u32()
  position.stopLoss = reader.u32()
  position.lotsClosed = reader.u53()
  position.entryValue = reader.i64()
  position.basis = reader.i64()
  position.margin = reader.i64()
  position.realised = reader.i64()
  position.fees = reader.i64()
  position.funding = reader.i64()
  position.closedEntryValue = reader.i64()
  position.closedExitValue = reader.i64()
  return position
}
