import { type Bucket, FIRST_CUSTOMER, type LedgerAccount, type OwnerId, WALLET_NUMBERS } from '@touchstone/protocol'
import { wordsByNumber } from '@touchstone/protocol/shape'
import { type Amount, wholeQuotient } from '@touchstone/quantities'
import { ownerClass, postingSide } from './postingSides.ts'

/** Customers' indexes start here; system owners keep their own numbers. */
const CUSTOMER_INDEX = 16
const WALLET_AT = wordsByNumber(WALLET_NUMBERS)
const WALLET_COUNT = WALLET_AT.length

export const AVAILABLE = 0
export const HELD = 1
export const FUNDS = WALLET_NUMBERS.funds
export const DELIVERY = WALLET_NUMBERS.delivery
export const HOSTING = WALLET_NUMBERS.hosting
const BUCKETS: readonly Bucket[] = ['available', 'held']

/** A dense index for per-owner tables. */
export function ownerIndex(owner: OwnerId): number {
  return owner < FIRST_CUSTOMER ? owner : owner - FIRST_CUSTOMER + CUSTOMER_INDEX
}

function ownerAt(index: number): OwnerId {
  return index < CUSTOMER_INDEX ? index : index - CUSTOMER_INDEX + FIRST_CUSTOMER
}

/**
 * Every balance there is, as 64-bit integers in one array. An owner's wallet is a block of cells: two (available, held)
 * per asset. A block is made at its first use; which block it is never shows outside.
 */
export class Accounts {
  /** Written by the journal only. */
  balances = new BigInt64Array(0)
  readonly #assetIds: number[]
  /** A block has 2^shift cells. */
  #shift: number
  /** Block + 1 by owner index × wallets + wallet, 0 = none yet. */
  #blocks = new Int32Array(64 * WALLET_COUNT)
  #blockOwners = new Int32Array(0)
  #blockWallets = new Uint8Array(0)
  /** The kind of a block's owner, for the posting matrix. */
  #blockClasses = new Uint8Array(0)
  #blockCount = 0

  constructor(assetIds: readonly number[]) {
    this.#assetIds = [...assetIds]
    this.#shift = shiftFor(assetIds.length)
  }

  /** Room for one asset more, after all others. Cells move when blocks have to grow: where to, or undefined when they stay. */
  addAsset(id: number): ((cell: number) => number) | undefined {
    this.#assetIds.push(id)
    const before = this.#shift
    const after = shiftFor(this.#assetIds.length)
    if (before === after) return undefined
    const moved = (cell: number) => ((cell >> before) << after) + (cell & ((1 << before) - 1))
    const balances = new BigInt64Array(this.#blockOwners.length << after)
    this.balances.forEach((balance, cell) => {
      if (balance !== 0n) balances[moved(cell)] = balance
    })
    this.#shift = after
    this.balances = balances
    return moved
  }

  /** The cell of an account's bucket; `asset` is its place in the list of assets. */
  cell(owner: OwnerId, wallet: number, asset: number, bucket: number): number {
    const at = ownerIndex(owner) * WALLET_COUNT + wallet
    const block = at < this.#blocks.length ? (this.#blocks[at] as number) : 0
    return ((block === 0 ? this.#open(owner, wallet) : block - 1) << this.#shift) + asset * 2 + bucket
  }

  balance(cell: number): Amount {
    return this.balances[cell] as bigint
  }

  /** The cell's owner and bucket as the posting matrix sees them. */
  side(cell: number): number {
    return postingSide(this.#blockClasses[cell >> this.#shift] as number, cell & 1)
  }

  block(cell: number): number {
    return cell >> this.#shift
  }

  ownerOf(cell: number): OwnerId {
    return this.#blockOwners[cell >> this.#shift] as number
  }

  /** The asset's place in the list of assets. */
  assetIndex(cell: number): number {
    return (cell & ((1 << this.#shift) - 1)) >> 1
  }

  describe(cell: number): LedgerAccount {
    const block = cell >> this.#shift
    return {
      owner: this.#blockOwners[block] as number,
      wallet: WALLET_AT[this.#blockWallets[block] as number] ?? 'funds',
      asset: this.#assetIds[this.assetIndex(cell)] as number,
      bucket: BUCKETS[cell & 1] ?? 'available',
    }
  }

  /** First cells of the blocks that exist, by owner, then wallet: an order that does not depend on history. */
  *blockStarts(): Iterable<{ readonly owner: OwnerId; readonly wallet: number; readonly start: number }> {
    for (let at = 0; at < this.#blocks.length; at++) {
      const block = this.#blocks[at] as number
      const wallet = at % WALLET_COUNT
      if (block > 0)
        yield { owner: ownerAt(wholeQuotient(at, WALLET_COUNT)), wallet, start: (block - 1) << this.#shift }
    }
  }

  /** Puts back a balance read from a snapshot. Nothing else may: money moves by postings. */
  restore(cell: number, amount: Amount): void {
    this.balances[cell] = amount
  }

  /** The start of an owner's block, or -1 when it was never used. Changes nothing. */
  find(owner: OwnerId, wallet: number): number {
    const block = this.#blocks[ownerIndex(owner) * WALLET_COUNT + wallet] ?? 0
    return block === 0 ? -1 : (block - 1) << this.#shift
  }

  #open(owner: OwnerId, wallet: number): number {
    const at = ownerIndex(owner) * WALLET_COUNT + wallet
    if (at >= this.#blocks.length) this.#blocks = grown(this.#blocks, at + 1)
    const block = this.#blockCount++
    if (block >= this.#blockOwners.length) this.#growBlocks(block + 1)
    this.#blocks[at] = block + 1
    this.#blockOwners[block] = owner
    this.#blockWallets[block] = wallet
    this.#blockClasses[block] = ownerClass(owner)
    return block
  }

  #growBlocks(least: number): void {
    const count = Math.max(64, 2 * this.#blockOwners.length, least)
    this.#blockOwners = grown(this.#blockOwners, count)
    const wallets = new Uint8Array(count)
    wallets.set(this.#blockWallets)
    this.#blockWallets = wallets
    const classes = new Uint8Array(count)
    classes.set(this.#blockClasses)
    this.#blockClasses = classes
    const balances = new BigInt64Array(count << this.#shift)
    balances.set(this.balances)
    this.balances = balances
  }
}

/** Cells of a block as a power of two: two for each asset. */
function shiftFor(assets: number): number {
  return 32 - Math.clz32(Math.max(1, assets * 2 - 1))
}

function grown(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(array.length * 2, least))
  larger.set(array)
  return larger
}
