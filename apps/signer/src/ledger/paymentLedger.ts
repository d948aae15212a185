import { join } from 'node:path'
import { type Disk, type DiskLock, LineFile } from '@touchstone/log'
import type { WithdrawalId } from '@touchstone/protocol'
import { feesIn, raisedCost } from '../transactions/fees.ts'
import { headAt, type LedgerHead } from './chainedLines.ts'
import { type LedgerRow, PAYMENT_LINES, type PaymentRow } from './ledgerRow.ts'
import type { Spent } from './limits.ts'

const LEDGER_NAME = 'payments.jsonl'

const NONE: readonly PaymentRow[] = []

/**
 * Every payment that was ever signed, in order of its nonce, in an append-only file that is durable line by line. It is what
 * makes a second payment impossible: one withdrawal for a nonce, and for a withdrawal one nonce, one receiver and one amount, in
 * however many versions.
 */
export class PaymentLedger {
  readonly #file: LineFile<LedgerRow>
  readonly #lock: DiskLock
  readonly #versions = {
    payment: new Map<WithdrawalId, PaymentRow[]>(),
    discard: new Map<WithdrawalId, PaymentRow[]>(),
  }
  readonly #first: PaymentRow[] = []
  readonly #raised: Spent[] = []
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

  /** Its end, or the place after so many lines. */
  headAt(lines = this.#file.rows.length): LedgerHead {
    return headAt(this.#file.rows, lines)
  }

  /** The first version of each payment, for a payment leaves once. */
  get first(): readonly PaymentRow[] {
    return this.#first
  }

  /** The most that each further version may cost beyond the version before it, in wei. */
  get raised(): readonly Spent[] {
    return this.#raised
  }

  get nextNonce(): number {
    return this.#firstNonce + this.#first.length
  }

  get payments(): number {
    return this.#first.length
  }

  /** Every version of the payment of a withdrawal, or of what was signed in its place; oldest first. */
  versions(withdrawal: WithdrawalId, kind: PaymentRow['kind'] = 'payment'): readonly PaymentRow[] {
    return this.#versions[kind].get(withdrawal) ?? NONE
  }

  /** Resolves when it is durable. One call at a time. Throws when it is another payment than the one made before, or the nonce is not its. */
  async append(payment: PaymentRow): Promise<void> {
    this.#judge(payment)
    const row = PAYMENT_LINES.chained(payment, this.#file.rows.at(-1) ?? null)
    await this.#file.append(row)
    this.#take(row)
  }

  async close(): Promise<void> {
    await this.#lock.release()
  }

  #judge({ kind, withdrawal, nonce, to, amount, transaction }: PaymentRow): void {
    const [made] = this.versions(withdrawal)
    if (kind === 'discard' && !made) throw new Error(`withdrawal ${withdrawal} has nothing to discard`)
    if (nonce !== (made?.nonce ?? this.nextNonce))
      throw new Error(`nonce ${nonce} is not that of withdrawal ${withdrawal}`)
    for (const version of this.versions(withdrawal, kind))
      if (version.to !== to || version.amount !== amount || version.transaction === transaction)
        throw new Error(`withdrawal ${withdrawal} has its ${kind}, which is another`)
  }

  #take(row: LedgerRow): void {
    this.#judge(row)
    const { kind, withdrawal, logTime, signedAt } = row
    const before = this.versions(withdrawal, kind)
    const latest = before.at(-1)
    if (latest) this.#raised.push({ amount: String(raisedCost(latest.raw, feesIn(row.raw))), logTime, signedAt })
    else if (kind === 'payment') this.#first.push(row)
    this.#versions[kind].set(withdrawal, [...before, row])
  }
}
