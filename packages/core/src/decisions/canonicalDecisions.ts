import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  decodeCommand,
  encodeCommand,
  OPERATOR_ROLES,
  type OperatorRole,
  ROLE_NUMBERS,
  type ScheduledDecision,
} from '@touchstone/protocol'
import { readTexts, writeTexts } from '../entry/canonicalWords.ts'
import type { DecisionsState } from './decisionsState.ts'

/** Operators in order of appointment, decisions that wait, proofs of capital, the audit anchor. */
export function writeDecisions(writer: ByteWriter, { operators }: DecisionsState): void {
  writer.varint(operators.appointed)
  for (const [operator, roles] of operators.all()) {
    writer.varint(operator)
    writer.u8(roles.reduce((bits, role) => bits | (1 << ROLE_NUMBERS[role]), 0))
  }
  writer.varint(operators.scheduled.length)
  for (const { decision, command } of operators.scheduled) {
    const bytes = encodeCommand(command)
    writer.u53(decision)
    writer.varint(bytes.length)
    writer.raw(bytes)
  }
  writeTexts(writer, operators.evidence)
  writer.u53(operators.anchor?.rows ?? 0)
  if (operators.anchor) writer.text(operators.anchor.head)
}

/** Reads the decisions that {@link writeDecisions} wrote into a fresh state. */
export function readDecisions(reader: ByteReader, { operators }: DecisionsState): void {
  for (let left = reader.count(2); left > 0; left--) operators.appoint(reader.varint(), rolesOf(reader.u8()))
  for (let left = reader.count(1); left > 0; left--) operators.schedule(readScheduled(reader))
  readTexts(reader, operators.evidence)
  const rows = reader.u53()
  if (rows > 0) operators.anchor = { rows, head: reader.text() }
}

function rolesOf(bits: number): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => (bits & (1 << ROLE_NUMBERS[role])) !== 0)
}

function readScheduled(reader: ByteReader): ScheduledDecision {
  const decision = reader.u53()
  const command = decodeCommand(reader.raw(reader.count(1)))
  if (command.type !== 'Decide') throw new CodecError('A decision that is none')
  return { decision, command }
}
