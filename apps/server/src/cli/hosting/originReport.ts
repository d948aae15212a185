import {
  type AssetDefinition,
  type CoreEvent,
  type Posting,
  SYSTEM_OWNERS,
  type SystemOwner,
} from '@touchstone/protocol'
import { type Amount, formatDecimal } from '@touchstone/quantities'
import { HistoryDiffers } from '../../sequencer/historyDiffers.ts'
import type { LogReport } from '../logReport.ts'
import { Origins } from './origins.ts'

const { escrow, treasury } = SYSTEM_OWNERS
const CLEAN: readonly SystemOwner[] = ['treasury', 'escrow', 'campaigns']

/** Of one asset, all orders together. */
interface Book {
  /** Returns that were paid, and what of them customers once had. */
  paid: Amount
  fromCustomers: Amount
  /** What lies in the escrow, by its postings. */
  escrowed: Amount
  /** What orders were promised and not paid, by what was told of them; of that, without those that were asked for early. */
  coming: Amount
  owed: Amount
}

/**
 * Recomputes from postings and events alone that returns of hosting are the operator's own money, set aside before it was
 * owed. Throws HistoryDiffers at the entry that breaks it.
 */
export class OriginReport implements LogReport {
  readonly #origins = new Origins()
  readonly #assetOf = new Map<number, number>()
  readonly #books = new Map<number, Book>()

  take({ sequence, events, postings }: Parameters<LogReport['take']>[0]): void {
    for (const posting of postings) this.#post(posting, sequence)
    for (const event of events) this.#follow(event)
    if (events.some(({ type }) => type.startsWith('Hosting'))) this.#compare(sequence)
  }

  /** One line for each asset in which anything was hosted. */
  lines(assets: readonly AssetDefinition[], sequence: number): string[] {
    return assets.flatMap(({ id, code, scale }) => {
      const book = this.#books.get(id)
      if (!book) return []
      const { paid, fromCustomers, escrowed, owed } = book
      const text = (amount: Amount) => formatDecimal(amount, scale)
      return [
        `  hosting: ${text(paid)} ${code} of returns, ${text(fromCustomers)} of it from customers; ` +
          `${text(escrowed)} set aside against ${text(owed)} owed at entry ${sequence}`,
      ]
    })
  }

  #post(posting: Posting, sequence: number): void {
    const fromCustomers = this.#origins.take(posting)
    const { source, destination, amount, reason } = posting
    if (destination.owner === escrow && source.owner !== treasury)
      throw new HistoryDiffers(sequence, `entry ${sequence} brings money into the escrow that is not the treasury’s`)
    if (reason === 'hosting_return' && (source.owner !== escrow || fromCustomers > 0n))
      throw new HistoryDiffers(sequence, `entry ${sequence} pays a return of hosting with money of customers`)
    for (const owner of CLEAN)
      if (this.#origins.customersIn(SYSTEM_OWNERS[owner], source.asset) > 0n)
        throw new HistoryDiffers(sequence, `entry ${sequence} brings money of customers into the ${owner}`)
    if (destination.owner === escrow) this.#book(source.asset).escrowed += amount
    if (source.owner === escrow) this.#book(source.asset).escrowed -= amount
    if (reason === 'hosting_return') this.#paid(this.#book(source.asset), amount, fromCustomers)
  }

  #paid(book: Book, amount: Amount, fromCustomers: Amount): void {
    book.paid += amount
    book.fromCustomers += fromCustomers
  }

  #book(asset: number): Book {
    const book = this.#books.get(asset) ?? { paid: 0n, fromCustomers: 0n, escrowed: 0n, coming: 0n, owed: 0n }
    this.#books.set(asset, book)
    return book
  }

  #follow(event: CoreEvent): void {
    if (event.type === 'HostingBought') {
      this.#assetOf.set(event.order, event.asset)
      this.#expect(event.order, event.promised, event.promised)
    }
    if (event.type === 'HostingDayPaid') this.#expect(event.order, -event.amount, -event.amount)
    if (event.type === 'HostingRedemptionAsked') this.#expect(event.order, 0n, -event.unearned)
    if (event.type === 'HostingEnded') {
      this.#expect(event.order, -event.unearned, 0n)
      this.#assetOf.delete(event.order)
    }
  }

  #expect(order: number, coming: Amount, owed: Amount): void {
    const book = this.#book(this.#assetOf.get(order) ?? 0)
    book.coming += coming
    book.owed += owed
  }

  /** The escrow has what live orders were promised and not paid, to the unit. */
  #compare(sequence: number): void {
    for (const { coming, escrowed } of this.#books.values())
      if (coming !== escrowed)
        throw new HistoryDiffers(
          sequence,
          `at entry ${sequence} the escrow has ${escrowed}, and orders have ${coming} coming`,
        )
  }
}
