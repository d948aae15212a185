import { join } from 'node:path'
import { type Disk, LineFile } from '@touchstone/log'
import { headAt, type LedgerHead } from './chainedLines.ts'
import { NO_TOP_UP, SWEEP_LINES, type SweepLine, type SweepRow } from './sweepRow.ts'

const SWEEPS_NAME = 'sweeps.jsonl'

/**
 * Every sweep that was ever signed, in an append-only file that is durable line by line: one for a nonce of a deposit address, one
 * top-up for a nonce of the gas wallet. It lies beside the ledger of payments, whose lock keeps other signers away.
 */
export class SweepLedger {
  readonly #file: LineFile<SweepLine>
  readonly #firstNonce: number
  /** Of each deposit address by its number, in order of their nonces. */
  readonly #sweeps = new Map<number, SweepRow[]>()
  readonly #topUps: SweepRow[] = []

  private constructor(file: LineFile<SweepLine>, firstNonce: number) {
    this.#file = file
    this.#firstNonce = firstNonce
  }

  /** Rejects with `LineDamage` for a damaged file. */
  static async open(disk: Disk, directory: string, firstNonce: number): Promise<SweepLedger> {
    const file = await LineFile.open(disk, join(directory, SWEEPS_NAME), SWEEP_LINES.format)
    const ledger = new SweepLedger(file, firstNonce)
    for (const row of file.rows) ledger.#take(row)
    return ledger
  }

  get rows(): readonly SweepRow[] {
    return this.#file.rows
  }

  /** Its end, or the place after so many lines. */
  headAt(lines = this.#file.rows.length): LedgerHead {
    return headAt(this.#file.rows, lines)
  }

  /** Of the gas wallet. */
  get nextNonce(): number {
    return this.#firstNonce + this.#topUps.length
  }

  of(index: number, nonce: number): SweepRow | undefined {
    return this.#sweeps.get(index)?.find((row) => row.nonce === nonce)
  }

  latestOf(index: number): SweepRow | undefined {
    return this.#sweeps.get(index)?.at(-1)
  }

  /** The one that left the same address before. */
  before({ index, nonce }: SweepRow): SweepRow | undefined {
    return this.#sweeps.get(index)?.findLast((row) => row.nonce < nonce)
  }

  /** The sweep whose top-up has this nonce of the gas wallet. */
  toppedUp(nonce: number): SweepRow | undefined {
    return this.#topUps[nonce - this.#firstNonce]
  }

  /** Resolves when it is durable. One call at a time. Throws when a nonce is taken, or is not the gas wallet's next. */
  async append(sweep: SweepRow): Promise<void> {
    this.#judge(sweep)
    const line = SWEEP_LINES.chained(sweep, this.#file.rows.at(-1) ?? null)
    await this.#file.append(line)
    this.#take(line)
  }

  #judge({ index, nonce, topUpNonce }: SweepRow): void {
    if (nonce <= (this.latestOf(index)?.nonce ?? -1))
      throw new Error(`nonce ${nonce} of deposit address ${index} is taken`)
    if (topUpNonce !== NO_TOP_UP && topUpNonce !== this.nextNonce)
      throw new Error(`nonce ${topUpNonce} of the gas wallet is not its next`)
  }

  #take(row: SweepRow): void {
    this.#judge(row)
    const rows = this.#sweeps.get(row.index)
    if (rows) rows.push(row)
    else this.#sweeps.set(row.index, [row])
    if (row.topUpNonce !== NO_TOP_UP) this.#topUps.push(row)
  }
}
