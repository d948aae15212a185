import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import type { SpotState } from '../spotState.ts'
import type { Bracket } from './brackets.ts'

/** The brackets of open purchases, then those whose exits are to be placed. Nothing as long as there is none. */
export function writeBrackets(writer: ByteWriter, { brackets }: SpotState): void {
  const [open, due] = [brackets.open(), brackets.due()]
  if (open.length === 0 && due.length === 0) return
  for (const list of [open, due]) {
    writer.varint(list.length)
    for (const bracket of list) writeBracket(writer, bracket)
  }
}

/** Reads the bytes of {@link writeBrackets}. */
export function readBrackets(reader: ByteReader, { brackets }: SpotState): void {
  if (reader.left === 0) return
  for (let left = reader.count(46); left > 0; left--) brackets.add(readBracket(reader))
  for (let left = reader.count(46); left > 0; left--) brackets.queue(readBracket(reader))
}

function writeBracket(writer: ByteWriter, bracket: Bracket): void {
  writer.u53(bracket.entry)
  writer.u32(bracket.owner)
  writer.u16(bracket.market)
  writer.u8(bracket.prevention)
  writer.u32(bracket.takeProfit)
  writer.u32(bracket.stopLoss)
  writer.u32(bracket.stopLossLimit)
  writer.u32(bracket.stopLossBound)
  writer.u32(bracket.makerPpm)
  writer.u32(bracket.takerPpm)
  writer.i64(bracket.received)
}

function readBracket(reader: ByteReader): Bracket {
  return {
    entry: reader.u53(),
    owner: reader.u32(),
    market: reader.u16(),
    prevention: reader.u8(),
    takeProfit: reader.u32(),
    stopLoss: reader.u32(),
    stopLossLimit: reader.u32(),
    stopLossBound: reader.u32(),
    makerPpm: reader.u32(),
    takerPpm: reader.u32(),
    received: reader.i64(),
  }
}
