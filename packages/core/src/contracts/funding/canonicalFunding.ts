import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import { word } from '@touchstone/protocol/shape'
import { readWord, writeWord } from '../../entry/canonicalWords.ts'
import type { ContractsState } from '../contractsState.ts'
import { RunningFunding } from './runningFunding.ts'

const STAGE = word({ collecting: 0, paying: 1 })

/** Fundings on their way, in order of listing, and what is left of the moment for them. */
export function writeFundings(writer: ByteWriter, { contracts }: ContractsState): void {
  writer.varint(contracts.fundings)
  if (contracts.fundings > 0) writer.varint(contracts.fundingTurns)
  for (const { place, funding } of contracts.markets) {
    if (!funding) continue
    writer.varint(place)
    writeFunding(writer, funding)
  }
}

export function readFundings(reader: ByteReader, { contracts }: ContractsState): void {
  contracts.fundings = reader.count(1)
  if (contracts.fundings > 0) contracts.fundingTurns = reader.varint()
  for (let left = contracts.fundings; left > 0; left--) {
    const market = contracts.markets[reader.varint()]
    if (!market) throw new CodecError('A funding of no contract')
    market.funding = readFunding(reader)
  }
}

function writeFunding(writer: ByteWriter, funding: RunningFunding): void {
  writer.i64(BigInt(funding.rateE8))
  writer.u32(funding.mark)
  writer.u53(funding.dueAt)
  writer.u53(funding.before)
  writeWord(writer, STAGE, funding.stage)
  writer.u32(funding.next)
  writer.i64(BigInt(funding.lots))
  const { paid, owed, left, payable, received } = funding
  for (const amount of [paid, owed, left, payable, received]) writer.i64(amount)
  writer.varint(funding.early.size)
  for (const id of funding.early) writer.u53(id)
  writer.varint(funding.claims.size)
  for (const { position, owner, lots } of funding.claims.values()) {
    writer.u53(position)
    writer.u32(owner)
    writer.i64(BigInt(lots))
  }
}

function readFunding(reader: ByteReader): RunningFunding {
  const funding = new RunningFunding(Number(reader.i64()), reader.u32(), reader.u53(), reader.u53())
  funding.stage = readWord(reader, STAGE)
  funding.next = reader.u32()
  funding.lots = Number(reader.i64())
  funding.paid = reader.i64()
  funding.owed = reader.i64()
  funding.left = reader.i64()
  funding.payable = reader.i64()
  funding.received = reader.i64()
  for (let left = reader.count(8); left > 0; left--) funding.early.add(reader.u53())
  for (let left = reader.count(8); left > 0; left--) {
    const position = reader.u53()
    funding.claims.set(position, { position, owner: reader.u32(), lots: Number(reader.i64()) })
  }
  return funding
}
