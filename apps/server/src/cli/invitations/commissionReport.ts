import {
  type AssetDefinition,
  type CommissionEarned,
  type CoreEvent,
  FIRST_CUSTOMER,
  type Posting,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, creditDown, formatDecimal } from '@touchstone/quantities'
import { HistoryDiffers } from '../../sequencer/historyDiffers.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'

const { fees } = SYSTEM_OWNERS

/** The sums of one asset. */
interface Book {
  paid: Amount
  /** Earned, and neither paid nor lapsed. */
  waiting: Amount
}

type Line = Pick<CommissionEarned, 'inviter' | 'invitee' | 'level' | 'day' | 'asset'>
const keyOf = ({ inviter, invitee, level, day, asset }: Line) => `${inviter} ${invitee} ${level} ${day} ${asset}`

/**
 * Recomputes from postings and events alone that commissions are parts of trading fees that were paid. Throws HistoryDiffers at
 * the entry that breaks it.
 */
export class CommissionReport {
  readonly #books = new Map<number, Book>()
  readonly #referrers = new Map<number, number>()
  readonly #waiting = new Map<string, Amount>()
  #rates: readonly number[] = []
  /** Of the entry at hand: fees by customer and asset, what they have earned by level, and commissions by inviter and asset. */
  #fees = new Map<string, Amount>()
  #earned = new Map<string, Amount>()
  #unsaid = new Map<string, Amount>()

  take({ sequence, events, postings }: Pick<AppliedEntry, 'sequence' | 'events' | 'postings'>): void {
    this.#fees = new Map()
    this.#earned = new Map()
    this.#unsaid = new Map()
    for (const posting of postings) this.#post(posting, sequence)
    for (const event of events) this.#follow(event, sequence)
    for (const [inviter, amount] of this.#unsaid)
      if (amount !== 0n) throw new HistoryDiffers(sequence, `entry ${sequence} pays ${inviter} what nobody said`)
  }

  /** One line for each asset in which anything was earned. */
  lines(assets: readonly AssetDefinition[], sequence: number): string[] {
    return assets.flatMap(({ id, code, scale }) => {
      const book = this.#books.get(id)
      if (!book) return []
      const text = (amount: Amount) => formatDecimal(amount, scale)
      return [
        `  commissions: ${text(book.paid)} ${code} out of fees, ${text(book.waiting)} waiting at entry ${sequence}`,
      ]
    })
  }

  #post({ source, destination, amount, reason }: Posting, sequence: number): void {
    const { asset } = source
    if (reason === 'fee' && source.owner >= FIRST_CUSTOMER) add(this.#fees, `${source.owner} ${asset}`, amount)
    if (reason === 'invite_commission') this.#commission(source.owner, destination.owner, asset, amount, sequence)
  }

  #commission(from: number, inviter: number, asset: number, amount: Amount, sequence: number): void {
    if (from !== fees) throw new HistoryDiffers(sequence, `entry ${sequence} pays a commission that is no fee`)
    this.#book(asset).paid += amount
    add(this.#unsaid, `${inviter} ${asset}`, amount)
  }

  #follow(event: CoreEvent, sequence: number): void {
    switch (event.type) {
      case 'RewardTermsSet':
        this.#rates = event.terms.inviteRatesPpm
        break
      case 'ReferrerSet':
        this.#referrers.set(event.customer, event.referrer)
        break
      case 'CommissionEarned':
        this.#earn(event, sequence)
        break
      case 'CommissionPaid':
        add(this.#unsaid, `${event.inviter} ${event.asset}`, -event.amount)
        this.#end(event, event.amount, sequence)
        break
      case 'CommissionLapsed':
        this.#end(event, event.amount, sequence)
        break
      default:
    }
  }

  /** At most the level's rate of the fees that the invitee paid in this entry, and for the inviter of that level. */
  #earn(event: CommissionEarned, sequence: number): void {
    const { invitee, inviter, level, asset, amount } = event
    const paid = this.#fees.get(`${invitee} ${asset}`) ?? 0n
    const place = `${invitee} ${asset} ${level}`
    add(this.#earned, place, amount)
    if ((this.#earned.get(place) ?? 0n) > creditDown(paid, this.#rates[level - 1] ?? 0))
      throw new HistoryDiffers(sequence, `entry ${sequence} promises more than its rate of a fee of ${paid}`)
    if (this.#above(invitee, level) !== inviter)
      throw new HistoryDiffers(sequence, `entry ${sequence} promises ${inviter} a fee of somebody else’s invitee`)
    add(this.#waiting, keyOf(event), amount)
    this.#book(asset).waiting += amount
  }

  #end(line: Line, amount: Amount, sequence: number): void {
    const key = keyOf(line)
    if (this.#waiting.get(key) !== amount)
      throw new HistoryDiffers(sequence, `entry ${sequence} ends a commission of ${amount} that did not wait`)
    this.#waiting.delete(key)
    this.#book(line.asset).waiting -= amount
  }

  /** The inviter so many levels above a customer. */
  #above(customer: number, level: number): number | undefined {
    let at: number | undefined = customer
    for (let left = level; left > 0 && at !== undefined; left--) at = this.#referrers.get(at)
    return at
  }

  #book(asset: number): Book {
    const book = this.#books.get(asset) ?? { paid: 0n, waiting: 0n }
    this.#books.set(asset, book)
    return book
  }
}

function add(sums: Map<string, Amount>, key: string, amount: Amount): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}
