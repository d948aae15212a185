import { Lots } from './lots/lots.ts'
import { TermsBook } from './moneyTerms/termsBook.ts'
import { PayoutAddresses } from './withdrawals/payoutAddresses.ts'
import { Withdrawals } from './withdrawals/withdrawals.ts'

/** What came in from outside and went there, and under which terms. */
export class MoneyState {
  readonly terms = new TermsBook()
  readonly lots = new Lots()
  readonly addresses = new PayoutAddresses()
  readonly withdrawals = new Withdrawals()
  /** Transfers ever credited, by where in which chain they stand. I18. */
  readonly deposits = new Set<string>()
  /** Bank lines ever credited. */
  readonly remittances = new Set<string>()
  /** Why only closing, withdrawing and depositing are possible; undefined = everything is. */
  restriction: string | undefined

  get isEmpty(): boolean {
    const numbered = this.lots.next + this.addresses.next + this.withdrawals.next
    return numbered === 3 && this.terms.current.version === 0 && this.restriction === undefined
  }
}
