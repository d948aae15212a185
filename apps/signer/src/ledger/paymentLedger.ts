import { join } from 'node:path'
import { type Disk, type DiskLock, LineFile } from '@touchstone/log'
import type { WithdrawalId } from '@touchstone/protocol'
import { type LedgerRow, PAYMENT_LINES, type PaymentRow } from './ledgerRow.ts'

export const LEDGER_NAME = 'payments.jsonl'

/**
 * Every payment that was ever signed, in order of its nonce, in an append-only file that is durable line by line. It is what
 * makes a second payment impossible: one line for a withdrawal, one withdrawal for a nonce.
 */
export class PaymentLedger {
  readonly #file: LineFile<LedgerRow>
  readonly #lock: DiskLock
  readonly #payments = new Map<WithdrawalId, LedgerRow>()
  readonly #discarded = new Map<WithdrawalId, LedgerRow>()
  readonly #firstNonce: number

  private constructor(file: LineFile<LedgerRow>, lock: DiskLock, firstNonce: number) {
    this.#file = file
    this.#lock = lock
    this.#firstNonce = firstNonce
  }

  /** Rejects with `LineDamage` for a damaged file, with `DiskLocked` while another signer has it open. */
  static async open(disk: Disk, directory: string, firstNonce: number): Promise<PaymentLedger> {
    await disk.makeDirectory(directory)
    const lock = await disk.lock(join(directory, 'LOCK'))
    try {
      const file = await LineFile.open(disk, join(directory, LEDGER_NAME), PAYMENT_LINES.format)
      const ledger = new PaymentLedger(file, lock, firstNonce)
      for (const row of file.rows) ledger.#take(row)
      return ledger
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  get rows(): readonly PaymentRow[] {
    return this.#file.rows
  }

  get nextNonce(): number {
    return this.#firstNonce + this.#payments.size
  }

  get payments(): number {
    return this.#payments.size
  }

  /** The payment of a withdrawal, discarded or not. */
  of(withdrawal: WithdrawalId): PaymentRow | undefined {
    return this.#payments.get(withdrawal)
  }

  discarded(withdrawal: WithdrawalId): PaymentRow | undefined {
    return this.#discarded.get(withdrawal)
  }

  /** Resolves when it is durable. One call at a time. Throws when the withdrawal has one already or the nonce is not its. */
  async append(payment: PaymentRow): Promise<void> {
    this.#judge(payment)
    const row = PAYMENT_LINES.chained(payment, this.#file.rows.at(-1) ?? null)
    await this.#file.append(row)
    this.#take(row)
  }

  async close(): Promise<void> {
    await this.#lock.release()
  }

  #judge({ kind, withdrawal, nonce }: PaymentRow): void {
    const made = this.of(withdrawal)
    const isFirst = kind === 'payment' ? !made : made && !this.discarded(withdrawal)
    if (!isFirst) throw new Error(`withdrawal ${withdrawal} has its ${kind}, or nothing to discard`)
    if (nonce !== (made?.nonce ?? this.nextNonce))
      throw new Error(`nonce ${nonce} is not that of withdrawal ${withdrawal}`)
  }

  #take(row: LedgerRow): void {
    this.#judge(row)
    const rows = row.kind === 'payment' ? this.#payments : this.#discarded
    rows.set(row.withdrawal, row)
  }
}
