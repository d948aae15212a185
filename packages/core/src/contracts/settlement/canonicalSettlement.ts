import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import { word } from '@touchstone/protocol/shape'
import { readWord, writeWord } from '../../entry/canonicalWords.ts'
import type { ContractsState } from '../contractsState.ts'
import { RunningSettlement } from './runningSettlement.ts'

const STAGE = word({ cancelling: 0, collecting: 1, paying: 2 })

/** Settlements on their way, in order of listing, and what is left of the moment for them; nothing without one, unless conditions of orders follow. */
export function writeSettlements(writer: ByteWriter, { contracts }: ContractsState): void {
  if (contracts.settlements === 0 && contracts.conditions.size === 0) return
  writer.varint(contracts.settlements)
  if (contracts.settlements > 0) writer.varint(contracts.settlementTurns)
  for (const { place, settlement } of contracts.markets) {
    if (!settlement) continue
    writer.varint(place)
    writeWord(writer, STAGE, settlement.stage)
    writer.u32(settlement.next)
    writer.i64(BigInt(settlement.lots))
  }
}

export function readSettlements(reader: ByteReader, { contracts }: ContractsState): void {
  if (reader.left === 0) return
  contracts.settlements = reader.count(1)
  if (contracts.settlements > 0) contracts.settlementTurns = reader.varint()
  for (let left = contracts.settlements; left > 0; left--) {
    const market = contracts.markets[reader.varint()]
    if (!market) throw new CodecError('A settlement of no contract')
    const settlement = new RunningSettlement()
    settlement.stage = readWord(reader, STAGE)
    settlement.next = reader.u32()
    settlement.lots = Number(reader.i64())
    market.settlement = settlement
  }
}
