import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** Where money begins with 0 and more operators than there can be, this begins with 0 and one less. */
const MARK = 0xffff_fffe

/** Whether any payment was ever made again at a higher fee: else not even a count is written. */
export function hasReplaced(state: WithdrawalsState): boolean {
  return state.withdrawals.replaced.size > 0
}

/** The other versions of payments, by withdrawal. */
export function writeReplaced(writer: ByteWriter, { withdrawals }: WithdrawalsState): void {
  const { replaced } = withdrawals
  writer.u8(0)
  writer.u32(MARK)
  writer.varint(replaced.size)
  for (const [withdrawal, transactions] of replaced) {
    writer.u53(withdrawal)
    writer.varint(transactions.length)
    for (const transaction of transactions) writer.text(transaction)
  }
}

/** Reads what {@link writeReplaced} wrote into a state that has its withdrawals. */
export function readReplaced(reader: ByteReader, { withdrawals }: WithdrawalsState): void {
  if (reader.u8() !== 0 || reader.u32() !== MARK) throw new CodecError('Versions of payments without their mark')
  for (let left = reader.count(8); left > 0; left--) {
    const withdrawal = reader.u53()
    if (!withdrawals.byId(withdrawal)) throw new CodecError('Versions of no payment')
    const transactions = Array.from({ length: reader.count(1) }, () => reader.text())
    withdrawals.restoreReplaced(withdrawal, transactions)
  }
}
