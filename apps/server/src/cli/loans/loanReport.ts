import {
  type AssetDefinition,
  type AssetId,
  type CoreEvent,
  FIRST_CUSTOMER,
  type LoanId,
  type Posting,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { HistoryDiffers } from '../../sequencer/historyDiffers.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'

const { loanPool, treasury } = SYSTEM_OWNERS

/** A loan that was paid out, by what was told of it. */
interface Lent {
  readonly amount: Amount
  principal: Amount
  charges: Amount
}

/**
 * Recomputes from postings and events alone that what was put into the loan pool lies there, is owed by borrowers, was paid outside or was
 * given up, to the unit; that the treasury alone feeds it; and that no loan costs more than was lent. Throws HistoryDiffers at the entry
 * that breaks it.
 */
export class LoanReport {
  readonly #live = new Map<LoanId, Lent>()
  #asset: AssetId | undefined
  /** By postings. */
  #pool = 0n
  /** By events. */
  #funded = 0n
  #outside = 0n
  #writtenOff = 0n
  #earned = 0n

  take({ sequence, events, postings }: Pick<AppliedEntry, 'sequence' | 'events' | 'postings'>): void {
    for (const posting of postings) this.#post(posting, sequence)
    for (const event of events) this.#follow(event, sequence)
    const due = this.#funded - this.#lent() - this.#outside - this.#writtenOff
    if (this.#pool !== due)
      throw new HistoryDiffers(sequence, `at entry ${sequence} the loan pool has ${this.#pool} instead of ${due}`)
  }

  /** What the pool holds and has lent, and what came of it; nothing where there never was a pool. */
  lines(assets: readonly AssetDefinition[], sequence: number): string[] {
    const asset = assets.find(({ id }) => id === this.#asset)
    if (!asset) return []
    const text = (amount: Amount) => formatDecimal(amount, asset.scale)
    return [
      `  loans: ${text(this.#funded)} ${asset.code} from the treasury; ${text(this.#pool)} in the pool, ` +
        `${text(this.#lent())} owed on ${this.#live.size} loans, ${text(this.#outside)} repaid outside, ` +
        `${text(this.#writtenOff)} given up; ${text(this.#earned)} of interest and late fees at entry ${sequence}`,
    ]
  }

  #lent(): Amount {
    let sum = 0n
    for (const { principal } of this.#live.values()) sum += principal
    return sum
  }

  #post({ source, destination, amount, reason }: Posting, sequence: number): void {
    const isCustomer = (owner: number) => owner >= FIRST_CUSTOMER
    if (destination.owner === loanPool) {
      const right = reason === 'loan_principal' ? isCustomer(source.owner) : source.owner === treasury
      if (!right) throw new HistoryDiffers(sequence, `entry ${sequence} feeds the loan pool by ${reason}`)
      this.#pool += amount
      this.#asset = destination.asset
    }
    if (source.owner === loanPool) {
      const right = reason === 'loan_disbursement' ? isCustomer(destination.owner) : destination.owner === treasury
      if (!right) throw new HistoryDiffers(sequence, `entry ${sequence} empties the loan pool by ${reason}`)
      this.#pool -= amount
    }
    if (reason === 'loan_interest' || reason === 'loan_late_fee') this.#earned += amount
  }

  #follow(event: CoreEvent, sequence: number): void {
    if (event.type === 'LoanPoolFunded') this.#funded += event.amount
    if (event.type === 'LoanPoolReturned') this.#funded -= event.amount
    if (event.type === 'LoanDisbursed')
      this.#live.set(event.loan, { amount: event.amount, principal: event.amount, charges: 0n })
    if (event.type === 'LoanPaid') this.#paid(event, sequence)
    if (event.type === 'LoanEnded') {
      this.#writtenOff += event.loss
      this.#live.delete(event.loan)
    }
  }

  #paid({ loan, way, principal, interest, lateFee }: Extract<CoreEvent, { type: 'LoanPaid' }>, sequence: number): void {
    const lent = this.#live.get(loan)
    if (!lent) throw new HistoryDiffers(sequence, `entry ${sequence} repays loan ${loan}, which is not paid out`)
    lent.principal -= principal
    lent.charges += interest + lateFee
    if (way === 'proof') this.#outside += principal
    if (lent.principal < 0n || lent.charges > lent.amount)
      throw new HistoryDiffers(sequence, `entry ${sequence} takes more for loan ${loan} than it may cost`)
  }
}
