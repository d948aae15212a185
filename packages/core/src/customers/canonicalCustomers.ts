import { type ByteReader, type ByteWriter, CodecError, type VerificationLevel } from '@touchstone/protocol'
import { readTexts, writeTexts } from '../entry/canonicalWords.ts'
import type { CustomersState } from './customersState.ts'

/** Customers in order of opening, the receivers of test funds, the account statuses, and the decisions about all customers. */
export function writeCustomers(writer: ByteWriter, state: CustomersState): void {
  writeOwners(writer, state)
  writeTexts(writer, state.faucetRefs)
  writeAccountStatus(writer, state)
  writeConditions(writer, state)
}

/** Reads the bytes of {@link writeCustomers} into a state whose accounts have been read before. */
export function readCustomers(reader: ByteReader, state: CustomersState): void {
  readOwners(reader, state)
  for (const { owner } of state.accounts.blockStarts())
    if (!state.owners.exists(owner)) throw new CodecError(`A balance of nobody: ${owner}`)
  readTexts(reader, state.faucetRefs)
  readAccountStatus(reader, state)
  readConditions(reader, state)
}

function writeOwners(writer: ByteWriter, state: CustomersState): void {
  const { owners } = state
  writer.varint(owners.refs.length)
  for (const ref of owners.refs) {
    const owner = owners.byRef(ref) ?? 0
    writer.text(ref)
    writer.u8(owners.tier(owner))
    writer.u8(owners.isFrozen(owner) ? 1 : 0)
  }
}

function readOwners(reader: ByteReader, state: CustomersState): void {
  for (let left = reader.count(3); left > 0; left--) {
    const owner = state.owners.open(reader.text())
    state.owners.setTier(owner, reader.u8())
    state.owners.setFrozen(owner, reader.u8() === 1)
  }
}

function writeAccountStatus(writer: ByteWriter, { accountStatus }: CustomersState): void {
  const levels = accountStatus.levels()
  writer.varint(levels.length)
  for (const [owner, level] of levels) {
    writer.u32(owner)
    writer.u8(level)
  }
  const holds = accountStatus.holds()
  writer.varint(holds.length)
  for (const [owner, until] of holds) {
    writer.u32(owner)
    writer.u53(until)
  }
}

function readAccountStatus(reader: ByteReader, { accountStatus }: CustomersState): void {
  for (let left = reader.count(5); left > 0; left--)
    accountStatus.setLevel(reader.u32(), reader.u8() as VerificationLevel)
  for (let left = reader.count(8); left > 0; left--) accountStatus.hold(reader.u32(), reader.u53())
}

function writeConditions(writer: ByteWriter, { conditions }: CustomersState): void {
  const { feeTiers = [], policy } = conditions
  writer.varint(feeTiers.length)
  for (const { makerPpm, takerPpm } of feeTiers) {
    writer.u32(makerPpm)
    writer.u32(takerPpm)
  }
  writer.u53(policy?.version ?? 0)
  for (const limit of policy ? [...policy.loanLimits, ...policy.dailyWithdrawals] : []) writer.text(limit)
}

function readConditions(reader: ByteReader, { conditions }: CustomersState): void {
  const tiers = Array.from({ length: reader.count(8) }, () => ({ makerPpm: reader.u32(), takerPpm: reader.u32() }))
  if (tiers.length > 0) conditions.feeTiers = tiers
  const version = reader.u53()
  const fourTexts = () => Array.from({ length: 4 }, () => reader.text())
  if (version > 0) conditions.policy = { version, loanLimits: fourTexts(), dailyWithdrawals: fourTexts() }
}
