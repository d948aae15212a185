import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  decodeCommand,
  encodeCommand,
  OPERATOR_ROLES,
  type OperatorRole,
  type ScheduledDecision,
  type VerificationLevel,
} from '@touchstone/protocol'
import { readChanges, writeChanges } from './canonicalChanges.ts'
import type { ExchangeState } from './state.ts'

/** No count of indexes is 0 where listings are written: so nothing else can look like this part. */
const MARK = 0

/** Whether operators, or the platform about customers, have ever decided anything: else not even a count is written. */
export function hasDecisions(state: ExchangeState): boolean {
  return !state.operators.isEmpty || !state.standing.isEmpty || !!state.conditions.feeTiers || !!state.conditions.policy
}

/** Operators in order of appointment, what waits, what was set, and how customers stand. */
export function writeDecisions(writer: ByteWriter, state: ExchangeState): void {
  const { operators, standing } = state
  writer.u8(MARK)
  writer.varint(operators.appointed)
  for (const [operator, roles] of operators.all()) {
    writer.varint(operator)
    writer.u8(roles.reduce((bits, role) => bits | (1 << OPERATOR_ROLES.indexOf(role)), 0))
  }
  writer.varint(operators.scheduled.length)
  for (const { decision, command } of operators.scheduled) {
    const bytes = encodeCommand(command)
    writer.u53(decision)
    writer.varint(bytes.length)
    writer.raw(bytes)
  }
  writeTerms(writer, state)
  writeChanges(writer, state)
  const levels = standing.levels()
  writer.varint(levels.length)
  for (const [owner, level] of levels) {
    writer.u32(owner)
    writer.u8(level)
  }
  const holds = standing.holds()
  writer.varint(holds.length)
  for (const [owner, until] of holds) {
    writer.u32(owner)
    writer.u53(until)
  }
}

/** Reads what {@link writeDecisions} wrote into a state that has its markets, contracts and owners. */
export function readDecisions(reader: ByteReader, state: ExchangeState): void {
  const { operators, standing } = state
  if (reader.u8() !== MARK) throw new CodecError('Decisions without their mark')
  for (let left = reader.count(2); left > 0; left--) operators.appoint(reader.varint(), rolesOf(reader.u8()))
  for (let left = reader.count(1); left > 0; left--) operators.schedule(readScheduled(reader))
  readTerms(reader, state)
  readChanges(reader, state)
  for (let left = reader.count(5); left > 0; left--) standing.setLevel(reader.u32(), reader.u8() as VerificationLevel)
  for (let left = reader.count(8); left > 0; left--) standing.hold(reader.u32(), reader.u53())
}

/** Fee tiers, policy, proofs of capital, the audit anchor. */
function writeTerms(writer: ByteWriter, { operators, conditions }: ExchangeState): void {
  const { evidence, anchor } = operators
  const { feeTiers = [], policy } = conditions
  writer.varint(feeTiers.length)
  for (const { makerPpm, takerPpm } of feeTiers) {
    writer.u32(makerPpm)
    writer.u32(takerPpm)
  }
  writer.u53(policy?.version ?? 0)
  for (const limit of policy ? [...policy.loanLimits, ...policy.dailyWithdrawals] : []) writer.text(limit)
  writer.varint(evidence.size)
  for (const proof of evidence) writer.text(proof)
  writer.u53(anchor?.rows ?? 0)
  if (anchor) writer.text(anchor.head)
}

function readTerms(reader: ByteReader, { operators, conditions }: ExchangeState): void {
  const tiers = Array.from({ length: reader.count(8) }, () => ({ makerPpm: reader.u32(), takerPpm: reader.u32() }))
  if (tiers.length > 0) conditions.feeTiers = tiers
  const version = reader.u53()
  const fourTexts = () => Array.from({ length: 4 }, () => reader.text())
  if (version > 0) conditions.policy = { version, loanLimits: fourTexts(), dailyWithdrawals: fourTexts() }
  for (let left = reader.count(1); left > 0; left--) operators.evidence.add(reader.text())
  const rows = reader.u53()
  if (rows > 0) operators.anchor = { rows, head: reader.text() }
}

function rolesOf(bits: number): OperatorRole[] {
  return OPERATOR_ROLES.filter((_, place) => (bits & (1 << place)) !== 0)
}

function readScheduled(reader: ByteReader): ScheduledDecision {
  const decision = reader.u53()
  const command = decodeCommand(reader.raw(reader.count(1)))
  if (command.type !== 'Decide') throw new CodecError('A decision that is none')
  return { decision, command }
}
