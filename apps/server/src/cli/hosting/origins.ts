import {
  type AssetId,
  FIRST_CUSTOMER,
  type OwnerId,
  type Posting,
  type PostingReason,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { type Amount, larger, smaller } from '@touchstone/quantities'

const { external } = SYSTEM_OWNERS

/**
 * Where every unit of the ledger comes from, followed posting by posting: capital of the operator, or a customer. Whatever a
 * customer has had is a customer's from then on, wherever it goes, and accounts of the house spend those units first: the
 * report errs on the side that looks worse. Only what goes back from the loan pool is what was never lent, as long as there is any.
 */
export class Origins {
  /** Units that a customer once had, by account of the house. */
  readonly #customers = new Map<string, Amount>()
  /** All units, by account of the house. */
  readonly #units = new Map<string, Amount>()

  /** Moves what the posting moves; answers how many of its units were a customer's. */
  take({ source, destination, amount, reason }: Posting): Amount {
    const customers = this.#spend(source.owner, source.asset, amount, reason)
    this.#receive(destination.owner, destination.asset, customers)
    add(this.#units, source, -amount)
    add(this.#units, destination, amount)
    return customers
  }

  /** Units of customers among what an account of the house has. */
  customersIn(owner: OwnerId, asset: AssetId): Amount {
    return this.#customers.get(`${owner} ${asset}`) ?? 0n
  }

  #spend(owner: OwnerId, asset: AssetId, amount: Amount, reason: PostingReason): Amount {
    if (owner >= FIRST_CUSTOMER) return amount
    if (owner === external) return reason === 'capital' ? 0n : amount
    const known = this.customersIn(owner, asset)
    const others = (this.#units.get(`${owner} ${asset}`) ?? 0n) - known
    const customers = reason === 'loan_return' ? larger(amount - others, 0n) : smaller(known, amount)
    this.#change(owner, asset, -customers)
    return customers
  }

  #receive(owner: OwnerId, asset: AssetId, customers: Amount): void {
    if (owner < FIRST_CUSTOMER && owner !== external) this.#change(owner, asset, customers)
  }

  #change(owner: OwnerId, asset: AssetId, by: Amount): void {
    if (by !== 0n) this.#customers.set(`${owner} ${asset}`, this.customersIn(owner, asset) + by)
  }
}

function add(units: Map<string, Amount>, { owner, asset }: Posting['source'], by: Amount): void {
  if (owner < FIRST_CUSTOMER) units.set(`${owner} ${asset}`, (units.get(`${owner} ${asset}`) ?? 0n) + by)
}
