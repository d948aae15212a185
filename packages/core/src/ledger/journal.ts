import type { Posting } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { Reason } from '../entry/reason.ts'
import type { Accounts } from './accounts.ts'
import { DebitWatch } from './debitWatch.ts'
import type { PostingMatrix } from './postingMatrix.ts'
import { EXTERNAL, OTHER_OWNER, OTHER_WALLET, postingSide, SAME_OWNER } from './postingSides.ts'

const EXTERNAL_AVAILABLE = postingSide(EXTERNAL, 0)

/**
 * The only way money moves. One posting takes from one cell and gives to another of the same asset, so it is balanced by
 * construction (I1); it must be in the posting matrix (I3) and may leave no balance below zero but `external`'s (I4).
 * Holds the postings of the entry at hand in reused memory.
 */
export class Journal implements Iterable<Posting> {
  readonly #accounts: Accounts
  readonly #matrix: PostingMatrix
  readonly debits = new DebitWatch()
  #count = 0
  #sources = new Int32Array(64)
  #destinations = new Int32Array(64)
  #amounts = new BigInt64Array(64)
  #reasons = new Uint8Array(64)
  #refs = new Float64Array(64)

  constructor(accounts: Accounts, matrix: PostingMatrix) {
    this.#accounts = accounts
    this.#matrix = matrix
  }

  get length(): number {
    return this.#count
  }

  /** Forgets the postings of the entry before. */
  begin(): void {
    this.#count = 0
  }

  /** Moves `amount` between two cells; nothing when it is 0. Throws {@link InvariantBroken}: callers have checked before. */
  post(source: number, destination: number, amount: Amount, reason: Reason, ref: number): void {
    if (amount === 0n) return
    const accounts = this.#accounts
    const from = accounts.side(source)
    const rule = this.#matrix.rule(reason.number, from, accounts.side(destination))
    const sameWallet = accounts.block(source) === accounts.block(destination)
    if (rule !== (sameWallet ? SAME_OWNER : OTHER_OWNER) && !this.#isTransfer(rule, source, destination))
      this.#broken('I3', source, destination, reason)
    if (accounts.assetIndex(source) !== accounts.assetIndex(destination) || amount < 0n)
      this.#broken('I1', source, destination, reason)
    const balances = accounts.balances
    const left = BigInt.asIntN(64, (balances[source] as bigint) - amount)
    if (left < 0n && from !== EXTERNAL_AVAILABLE) this.#broken('I4', source, destination, reason)
    balances[source] = left
    balances[destination] = BigInt.asIntN(64, (balances[destination] as bigint) + amount)
    this.debits.debit(source)
    this.#record(source, destination, amount, reason.number, ref)
  }

  /** Follows the cells of the entry's postings to where they have moved. */
  relocate(moved: (cell: number) => number): void {
    this.debits.relocate(moved)
    for (let index = 0; index < this.#count; index++) {
      this.#sources[index] = moved(this.#sources[index] as number)
      this.#destinations[index] = moved(this.#destinations[index] as number)
    }
  }

  *[Symbol.iterator](): Iterator<Posting> {
    for (let index = 0; index < this.#count; index++) {
      yield {
        source: this.#accounts.describe(this.#sources[index] as number),
        destination: this.#accounts.describe(this.#destinations[index] as number),
        amount: this.#amounts[index] as bigint,
        reason: this.#matrix.word(this.#reasons[index] as number),
        ref: this.#refs[index] as number,
      }
    }
  }

  #isTransfer(rule: number, source: number, destination: number): boolean {
    const accounts = this.#accounts
    const apart = accounts.block(source) !== accounts.block(destination)
    return rule === OTHER_WALLET && apart && accounts.ownerOf(source) === accounts.ownerOf(destination)
  }

  #record(source: number, destination: number, amount: Amount, reason: number, ref: number): void {
    const at = this.#count++
    if (at >= this.#sources.length) this.#grow()
    this.#sources[at] = source
    this.#destinations[at] = destination
    this.#amounts[at] = amount
    this.#reasons[at] = reason
    this.#refs[at] = ref
  }

  #grow(): void {
    const capacity = this.#sources.length * 2
    const sources = new Int32Array(capacity)
    sources.set(this.#sources)
    this.#sources = sources
    const destinations = new Int32Array(capacity)
    destinations.set(this.#destinations)
    this.#destinations = destinations
    const amounts = new BigInt64Array(capacity)
    amounts.set(this.#amounts)
    this.#amounts = amounts
    const reasons = new Uint8Array(capacity)
    reasons.set(this.#reasons)
    this.#reasons = reasons
    const refs = new Float64Array(capacity)
    refs.set(this.#refs)
    this.#refs = refs
  }

  #broken(rule: string, source: number, destination: number, reason: Reason): never {
    const from = this.#accounts.describe(source)
    const to = this.#accounts.describe(destination)
    throw new InvariantBroken(
      rule,
      `posting '${reason.word}' of asset ${from.asset} from ${from.owner}/${from.bucket} to ${to.owner}/${to.bucket} (asset ${to.asset})`,
    )
  }
}
