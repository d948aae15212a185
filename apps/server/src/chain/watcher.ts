import type { OwnerId } from '@touchstone/protocol'
import { Loop } from '../operations/loop.ts'
import type { ChainReader } from './chainReader.ts'
import type { ChainRows, DepositRow } from './chainRows.ts'
import { type CreditParts, creditDeposits } from './creditDeposits.ts'
import { findFork } from './findFork.ts'
import type { GasSources } from './gasSources.ts'
import type { IssuedAddresses } from './issuedAddresses.ts'
import { type BlockParts, readBlocks } from './readBlocks.ts'

export interface WatcherParts extends BlockParts, Pick<CreditParts, 'port' | 'asset' | 'confirmations'> {
  /** Where deposits are read the second time; may be the same node. */
  readonly check: ChainReader
  readonly rows: ChainRows
  readonly addresses: IssuedAddresses
  readonly gasSources: GasSources
  /** Decimals that the asset has in the ledger: the token must have as many. */
  readonly scale: number
  /** Where a first start begins to read. */
  readonly beginAt: 'first block' | 'head'
  readonly pollMs: number
  /** Why this chain is refused: undefined when it may be used. */
  readonly unfit?: (chainId: number) => string | undefined
  /** Deposits of these customers have changed: one more confirmation, or credited. */
  readonly onChange: (owners: readonly OwnerId[]) => void
  readonly onCredited: (deposit: DepositRow) => Promise<void>
  readonly onProblem: (problem: unknown) => void
}

export interface WatcherStatus {
  /** `frozen`: the chain was reorganised too deeply, nothing is credited until an operator has looked. */
  readonly state: 'starting' | 'following' | 'trouble' | 'frozen'
  /** Why, for operators; '' when all is well. */
  readonly reason: string
  /** Latest block of the node, and the last one that was read. */
  readonly head: number
  readonly block: number
}

const LONGEST_PAUSE_MS = 60_000

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Follows the chain: reads each block once, notes arrivals for customers, and credits them when they are deep enough and
 * were read again. It may be stopped between any two steps; its memory stands in SQL, its credits in the log.
 */
export class Watcher {
  readonly #parts: WatcherParts
  #status: WatcherStatus = { state: 'starting', reason: '', head: 0, block: 0 }
  readonly #loop = new Loop(() => this.#turn())
  #failures = 0
  #fit = false

  constructor(parts: WatcherParts) {
    this.#parts = parts
  }

  get status(): WatcherStatus {
    return this.#status
  }

  start(): void {
    this.#loop.start()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  /** One look at the chain. True: there is more to read at once. Throws ChainTrouble. */
  async step(): Promise<boolean> {
    const { reader, rows, gasSources, confirmations } = this.#parts
    if (!this.#fit) await this.#checkChain()
    await gasSources.settle((address) => rows.forgetCoins(address))
    const head = await reader.head()
    const cursor = (await rows.cursor()) ?? (await this.#begin(head))
    // A block that was replaced by one of the same height is found with the next one; no deposit is credited in between.
    const fork = head === cursor.block ? undefined : await findFork(reader, rows, cursor.block, head)
    if (fork) {
      const frozen = !fork.found || fork.depth * 2 > confirmations
      if (frozen) await rows.freeze(`${fork.depth} blocks were replaced after block ${fork.block}`)
      await rows.rewind(fork.block)
      this.#parts.onProblem(`the chain was reorganised: ${fork.depth} blocks after block ${fork.block}`)
      return true
    }
    const block = head > cursor.block ? await readBlocks(this.#parts, cursor.block, head) : cursor.block
    const credited = cursor.frozenAt === 0 ? await this.#credit(Math.min(block, head)) : []
    const news = block > cursor.block ? await rows.waitingOwners() : []
    const owners = new Set([...news, ...credited.map(({ owner }) => Number(owner))])
    if (owners.size > 0) this.#parts.onChange([...owners])
    this.#status = {
      state: cursor.frozenAt === 0 ? 'following' : 'frozen',
      reason: cursor.frozenReason,
      head,
      block,
    }
    return block < head
  }

  async #credit(head: number): Promise<readonly DepositRow[]> {
    const changed = await creditDeposits({ ...this.#parts, reader: this.#parts.check }, head)
    for (const deposit of changed) await this.#parts.onCredited(deposit)
    return changed
  }

  async #begin(head: number) {
    const block = this.#parts.beginAt === 'head' ? head : 0
    await this.#parts.rows.begin(block)
    return { block, frozenAt: 0, frozenReason: '' }
  }

  async #checkChain(): Promise<void> {
    const { reader, token, scale, unfit } = this.#parts
    const reason = unfit?.(await reader.chainId())
    if (reason !== undefined) throw new Error(reason)
    const decimals = await reader.decimalsOf(token)
    if (decimals !== scale) throw new Error(`${token} is no token with ${scale} decimals on this chain`)
    this.#fit = true
  }

  /** Milliseconds until the next look. */
  async #turn(): Promise<number> {
    try {
      const more = await this.step()
      this.#failures = 0
      return more ? 0 : this.#parts.pollMs
    } catch (error) {
      this.#failures++
      // Told once, not at every try.
      if (this.#failures === 1) this.#parts.onProblem(error)
      this.#status = { ...this.#status, state: 'trouble', reason: message(error) }
      return Math.min(LONGEST_PAUSE_MS, this.#parts.pollMs * 2 ** Math.min(this.#failures, 10))
    }
  }
}
