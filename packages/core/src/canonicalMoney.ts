import {
  type ByteReader,
  type ByteWriter,
  CHAINS,
  CodecError,
  type MoneyTerms,
  type WithdrawalKind,
  type WithdrawalState,
} from '@touchstone/protocol'
import type { Lot } from './lots/lots.ts'
import type { ExchangeState } from './state.ts'
import type { PayoutAddress } from './withdrawals/payoutAddresses.ts'
import type { Withdrawal } from './withdrawals/withdrawals.ts'

/** Where decisions begin with 0 and the number of operators, this begins with 0 and more of them than there can be. */
const MARK = 0xffff_ffff
const KINDS: readonly WithdrawalKind[] = ['chain', 'bank', 'return']
const STATES: readonly WithdrawalState[] = [
  'requested',
  'review',
  'approved',
  'signed',
  'confirmed',
  'canceled',
  'refused',
  'failed',
]

/** Whether anything ever came in, was to go out or was agreed about it: else not even a count is written. */
export function hasMoney(state: ExchangeState): boolean {
  const { lots, payoutAddresses, withdrawals, moneyTerms, restriction } = state
  const numbered = lots.next + payoutAddresses.next + withdrawals.next
  return numbered > 3 || moneyTerms.current.version !== 0 || restriction.reason !== undefined
}

/** Terms in the order in which they came into force, everything else by number, proofs as they came. */
export function writeMoney(writer: ByteWriter, state: ExchangeState): void {
  const { moneyTerms: terms, lots, payoutAddresses: addresses, withdrawals, restriction } = state
  writer.u8(0)
  writer.u32(MARK)
  writer.u8(restriction.reason === undefined ? 0 : 1)
  writer.text(restriction.reason ?? '')
  const versions = terms.all()
  writer.varint(versions.length)
  for (const { version, terms: each } of versions) {
    writer.u53(version)
    writeTerms(writer, each)
  }
  writer.varint(lots.all.length)
  for (const lot of lots.all) writeLot(writer, lot)
  writer.u53(addresses.next)
  writer.varint(addresses.count)
  for (const address of addresses.all()) writeAddress(writer, address)
  writer.varint(withdrawals.all.length)
  for (const withdrawal of withdrawals.all) writeWithdrawal(writer, withdrawal)
  for (const proofs of [state.deposits, state.remittances]) {
    writer.varint(proofs.size)
    for (const proof of proofs) writer.text(proof)
  }
}

/** Reads what {@link writeMoney} wrote into a state that has its owners. */
export function readMoney(reader: ByteReader, state: ExchangeState): void {
  const { moneyTerms, lots, payoutAddresses: addresses, withdrawals, restriction } = state
  if (reader.u8() !== 0 || reader.u32() !== MARK) throw new CodecError('Money without its mark')
  const restricted = reader.u8() === 1
  const reason = reader.text()
  if (restricted) restriction.reason = reason
  for (let left = reader.count(1); left > 0; left--) {
    const version = reader.u53()
    moneyTerms.set({ version, terms: readTerms(reader) })
  }
  for (let left = reader.count(1); left > 0; left--) lots.add(readLot(reader, lots.next))
  const next = reader.u53()
  for (let left = reader.count(1); left > 0; left--) addresses.add(readAddress(reader))
  addresses.next = next
  for (let left = reader.count(1); left > 0; left--) withdrawals.add(readWithdrawal(reader, withdrawals.next))
  for (const proofs of [state.deposits, state.remittances])
    for (let left = reader.count(1); left > 0; left--) proofs.add(reader.text())
}

function writeTerms(writer: ByteWriter, terms: MoneyTerms): void {
  writer.varint(terms.opensAt)
  writer.varint(terms.closesAt)
  writer.varint(terms.perDay)
  writer.text(terms.min)
  writer.text(terms.max)
  writer.u32(terms.feePpm)
  writer.u32(terms.turnoverPpm)
  writer.u53(terms.addressHoldMs)
  writer.text(terms.returnFee)
  writer.text(terms.secondPersonFrom)
  writer.u32(terms.conversionSpreadPpm)
}

function readTerms(reader: ByteReader): MoneyTerms {
  return {
    opensAt: reader.varint(),
    closesAt: reader.varint(),
    perDay: reader.varint(),
    min: reader.text(),
    max: reader.text(),
    feePpm: reader.u32(),
    turnoverPpm: reader.u32(),
    addressHoldMs: reader.u53(),
    returnFee: reader.text(),
    secondPersonFrom: reader.text(),
    conversionSpreadPpm: reader.u32(),
  }
}

function writeLot(writer: ByteWriter, lot: Lot): void {
  writer.u32(lot.owner)
  writer.u16(lot.asset)
  writer.i64(lot.value)
  writer.i64(lot.left)
  writer.i64(lot.needed)
  writer.i64(lot.done)
  writer.u53(lot.creditedAt)
  writer.u53(lot.terms)
  writer.text(lot.from)
}

function readLot(reader: ByteReader, id: number): Lot {
  return {
    id,
    owner: reader.u32(),
    asset: reader.u16(),
    value: reader.i64(),
    left: reader.i64(),
    needed: reader.i64(),
    done: reader.i64(),
    creditedAt: reader.u53(),
    terms: reader.u53(),
    from: reader.text(),
  }
}

function writeAddress(writer: ByteWriter, { id, owner, asset, chain, address, usableFrom }: PayoutAddress): void {
  writer.u53(id)
  writer.u32(owner)
  writer.u16(asset)
  writer.u8(CHAINS.indexOf(chain))
  writer.text(address)
  writer.u53(usableFrom)
}

function readAddress(reader: ByteReader): PayoutAddress {
  return {
    id: reader.u53(),
    owner: reader.u32(),
    asset: reader.u16(),
    chain: wordAt(CHAINS, reader.u8()),
    address: reader.text(),
    usableFrom: reader.u53(),
  }
}

function writeWithdrawal(writer: ByteWriter, withdrawal: Withdrawal): void {
  writer.u32(withdrawal.owner)
  writer.u8(KINDS.indexOf(withdrawal.kind))
  writer.u16(withdrawal.asset)
  writer.i64(withdrawal.amount)
  writer.i64(withdrawal.fee)
  writer.u53(withdrawal.target)
  writer.text(withdrawal.destination)
  writer.u53(withdrawal.requestedAt)
  writer.varint(withdrawal.drawn.length)
  for (const { lot, amount } of withdrawal.drawn) {
    writer.u53(lot)
    writer.i64(amount)
  }
  writer.u8(STATES.indexOf(withdrawal.state))
  writer.u53(withdrawal.nonce)
  writer.text(withdrawal.transaction)
  writer.u53(withdrawal.block)
  writer.text(withdrawal.reference)
}

function readWithdrawal(reader: ByteReader, id: number): Withdrawal {
  return {
    id,
    owner: reader.u32(),
    kind: wordAt(KINDS, reader.u8()),
    asset: reader.u16(),
    amount: reader.i64(),
    fee: reader.i64(),
    target: reader.u53(),
    destination: reader.text(),
    requestedAt: reader.u53(),
    drawn: Array.from({ length: reader.count(15) }, () => ({ lot: reader.u53(), amount: reader.i64() })),
    state: wordAt(STATES, reader.u8()),
    nonce: reader.u53(),
    transaction: reader.text(),
    block: reader.u53(),
    reference: reader.text(),
  }
}

function wordAt<Word>(words: readonly Word[], place: number): Word {
  const word = words[place]
  if (word === undefined) throw new CodecError('An unknown word')
  return word
}
