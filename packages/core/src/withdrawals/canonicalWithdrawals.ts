import {
  type ByteReader,
  type ByteWriter,
  CHAIN,
  CodecError,
  WITHDRAWAL_KIND,
  WITHDRAWAL_STATE,
} from '@touchstone/protocol'
import { readWord, writeWord } from '../entry/canonicalWords.ts'
import type { PayoutAddress } from './payoutAddresses.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Addresses and withdrawals by number, then the other versions of payments. */
export function writeWithdrawals(writer: ByteWriter, state: WithdrawalsState): void {
  const { payoutAddresses, withdrawals } = state
  writer.u53(payoutAddresses.next)
  writer.varint(payoutAddresses.count)
  for (const address of payoutAddresses.all()) writeAddress(writer, address)
  writer.varint(withdrawals.all.length)
  for (const withdrawal of withdrawals.all) writeWithdrawal(writer, withdrawal)
  writeReplaced(writer, state)
}

/** Reads the withdrawals that {@link writeWithdrawals} wrote into a fresh state. */
export function readWithdrawals(reader: ByteReader, state: WithdrawalsState): void {
  const { payoutAddresses, withdrawals } = state
  const next = reader.u53()
  for (let left = reader.count(1); left > 0; left--) payoutAddresses.add(readAddress(reader))
  payoutAddresses.next = next
  for (let left = reader.count(1); left > 0; left--) withdrawals.add(readWithdrawal(reader, withdrawals.next))
  readReplaced(reader, state)
}

function writeAddress(writer: ByteWriter, { id, owner, asset, chain, address, usableFrom }: PayoutAddress): void {
  writer.u53(id)
  writer.u32(owner)
  writer.u16(asset)
  writeWord(writer, CHAIN, chain)
  writer.text(address)
  writer.u53(usableFrom)
}

function readAddress(reader: ByteReader): PayoutAddress {
  return {
    id: reader.u53(),
    owner: reader.u32(),
    asset: reader.u16(),
    chain: readWord(reader, CHAIN),
    address: reader.text(),
    usableFrom: reader.u53(),
  }
}

function writeWithdrawal(writer: ByteWriter, withdrawal: Withdrawal): void {
  writer.u32(withdrawal.owner)
  writeWord(writer, WITHDRAWAL_KIND, withdrawal.kind)
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
  writeWord(writer, WITHDRAWAL_STATE, withdrawal.state)
  writer.u53(withdrawal.nonce)
  writer.text(withdrawal.transaction)
  writer.u53(withdrawal.block)
  writer.text(withdrawal.reference)
}

function readWithdrawal(reader: ByteReader, id: number): Withdrawal {
  return {
    id,
    owner: reader.u32(),
    kind: readWord(reader, WITHDRAWAL_KIND),
    asset: reader.u16(),
    amount: reader.i64(),
    fee: reader.i64(),
    target: reader.u53(),
    destination: reader.text(),
    requestedAt: reader.u53(),
    drawn: Array.from({ length: reader.count(15) }, () => ({ lot: reader.u53(), amount: reader.i64() })),
    state: readWord(reader, WITHDRAWAL_STATE),
    nonce: reader.u53(),
    transaction: reader.text(),
    block: reader.u53(),
    reference: reader.text(),
  }
}

/** The other versions of payments, by withdrawal. */
function writeReplaced(writer: ByteWriter, { withdrawals }: WithdrawalsState): void {
  const { replaced } = withdrawals
  writer.varint(replaced.size)
  for (const [withdrawal, transactions] of replaced) {
    writer.u53(withdrawal)
    writer.varint(transactions.length)
    for (const transaction of transactions) writer.text(transaction)
  }
}

/** Reads the replaced payments that {@link writeReplaced} wrote into a state that has its withdrawals. */
function readReplaced(reader: ByteReader, { withdrawals }: WithdrawalsState): void {
  for (let left = reader.count(8); left > 0; left--) {
    const withdrawal = reader.u53()
    if (!withdrawals.byId(withdrawal)) throw new CodecError('Versions of no payment')
    const transactions = Array.from({ length: reader.count(1) }, () => reader.text())
    withdrawals.restoreReplaced(withdrawal, transactions)
  }
}
