import type { AssetId, LotId, OwnerId, WithdrawalId, WithdrawalKind, WithdrawalState } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

export interface Withdrawal {
  readonly id: WithdrawalId
  readonly owner: OwnerId
  readonly kind: WithdrawalKind
  readonly asset: AssetId
  /** Fee inside. */
  readonly amount: Amount
  readonly fee: Amount
  readonly target: number
  readonly destination: string
  readonly requestedAt: Timestamp
  /** Its lots with the part taken of each, oldest first; the rest came from no deposit. */
  readonly drawn: readonly { readonly lot: LotId; readonly amount: Amount }[]
  state: WithdrawalState
  /** From `signed` on. */
  nonce: number
  /** The latest version of the payment; at the end the one that the chain took. */
  transaction: string
  /** From `confirmed` or `failed` on. */
  block: number
  /** Of a bank's payment. */
  reference: string
}

const OVER: ReadonlySet<WithdrawalState> = new Set(['confirmed', 'canceled', 'refused', 'failed'])
const NONE: readonly Withdrawal[] = []
const NO_VERSIONS: readonly string[] = []

/** Whether its amount is no longer set aside. */
export function isOver({ state }: Withdrawal): boolean {
  return OVER.has(state)
}

/** Whether the customer got it back, and with it the request of that day. */
export function isGivenBack(withdrawal: Withdrawal): boolean {
  return isOver(withdrawal) && withdrawal.state !== 'confirmed'
}

/** Every withdrawal there was, by number and by owner, oldest first. */
export class Withdrawals {
  readonly #all: Withdrawal[] = []
  readonly #ofOwner = new Map<OwnerId, Withdrawal[]>()
  readonly #open = new Map<WithdrawalId, Withdrawal>()
  /** Of payments on the chain, and of the bank's: each pays one withdrawal. */
  readonly #transactions = new Set<string>()
  readonly #references = new Set<string>()
  /** Versions of a payment beside the one that its withdrawal names: same nonce, other fees. */
  readonly #replaced = new Map<WithdrawalId, readonly string[]>()

  get all(): readonly Withdrawal[] {
    return this.#all
  }

  get next(): WithdrawalId {
    return this.#all.length + 1
  }

  byId(id: WithdrawalId): Withdrawal | undefined {
    return this.#all[id - 1]
  }

  ofOwner(owner: OwnerId): readonly Withdrawal[] {
    return this.#ofOwner.get(owner) ?? NONE
  }

  /** Those that are not at their end. */
  open(): Iterable<Withdrawal> {
    return this.#open.values()
  }

  isTransactionUsed(transaction: string): boolean {
    return this.#transactions.has(transaction)
  }

  /** Every withdrawal with more than one version of its payment, in the order in which they came to have them. */
  get replaced(): ReadonlyMap<WithdrawalId, readonly string[]> {
    return this.#replaced
  }

  replacedOf({ id }: Pick<Withdrawal, 'id'>): readonly string[] {
    return this.#replaced.get(id) ?? NO_VERSIONS
  }

  /** Whether the transaction is a version of this withdrawal's payment. */
  isPaidBy(withdrawal: Withdrawal, transaction: string): boolean {
    return withdrawal.transaction === transaction || this.replacedOf(withdrawal).includes(transaction)
  }

  isReferenceUsed(reference: string): boolean {
    return this.#references.has(reference)
  }

  add(withdrawal: Withdrawal): void {
    this.#all.push(withdrawal)
    const own = this.#ofOwner.get(withdrawal.owner)
    if (own) own.push(withdrawal)
    else this.#ofOwner.set(withdrawal.owner, [withdrawal])
    if (withdrawal.transaction !== '') this.#transactions.add(withdrawal.transaction)
    if (withdrawal.reference !== '') this.#references.add(withdrawal.reference)
    if (!isOver(withdrawal)) this.#open.set(withdrawal.id, withdrawal)
  }

  move(withdrawal: Withdrawal, state: WithdrawalState): void {
    withdrawal.state = state
    if (isOver(withdrawal)) this.#open.delete(withdrawal.id)
  }

  sign(withdrawal: Withdrawal, nonce: number, transaction: string): void {
    withdrawal.nonce = nonce
    withdrawal.transaction = transaction
    this.#transactions.add(transaction)
  }

  /** One version more, which is the one named from now on. */
  replace(withdrawal: Withdrawal, transaction: string): void {
    this.#transactions.add(transaction)
    this.name(withdrawal, transaction)
  }

  /** Names the version that counts; the others stay known. */
  name(withdrawal: Withdrawal, transaction: string): void {
    if (withdrawal.transaction === transaction) return
    const others = this.replacedOf(withdrawal).filter((other) => other !== transaction)
    this.restoreReplaced(withdrawal.id, [...others, withdrawal.transaction])
    withdrawal.transaction = transaction
  }

  restoreReplaced(withdrawal: WithdrawalId, transactions: readonly string[]): void {
    this.#replaced.set(withdrawal, transactions)
    for (const transaction of transactions) this.#transactions.add(transaction)
  }

  pay(withdrawal: Withdrawal, reference: string): void {
    withdrawal.reference = reference
    this.#references.add(reference)
  }
}
