import { type AssetId, FIRST_CUSTOMER, type OwnerId, type Posting, SYSTEM_OWNERS } from '@touchstone/protocol'
import { type Amount, smaller } from '@touchstone/quantities'

const { external } = SYSTEM_OWNERS

/**
 * Where every unit of the ledger comes from, followed posting by posting: capital of the operator, or a customer. Whatever a
 * customer has had is a customer's from then on, wherever it goes, and accounts of the house spend those units first: the
 * report errs on the side that looks worse.
 */
export class Origins {
  /** Units that a customer once had, by account of the house. */
  readonly #customers = new Map<string, Amount>()

  /** Moves what the posting moves; answers how many of its units were a customer's. */
  take({ source, destination, amount, reason }: Posting): Amount {
    const customers = this.#spend(source.owner, source.asset, amount, reason === 'capital')
    this.#receive(destination.owner, destination.asset, customers)
    return customers
  }

  /** Units of customers among what an account of the house has. */
  customersIn(owner: OwnerId, asset: AssetId): Amount {
    return this.#customers.get(`${owner} ${asset}`) ?? 0n
  }

  #spend(owner: OwnerId, asset: AssetId, amount: Amount, isCapital: boolean): Amount {
    if (owner >= FIRST_CUSTOMER) return amount
    if (owner === external) return isCapital ? 0n : amount
    const customers = smaller(this.customersIn(owner, asset), amount)
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
