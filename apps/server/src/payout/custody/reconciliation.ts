import type { AssetId, CoreQueries, Reply, RestrictPlatform, SomeQueries, WithdrawalView } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { CustodyChain } from './custodyChain.ts'

export interface CustodyWorld {
  readonly core: Pick<CoreQueries, 'sequence'> &
    SomeQueries<{ ledger: 'systemBalances'; withdrawals: 'open'; restriction: 'withdrawalsOnly' }>
  submit(command: RestrictPlatform): Promise<{ readonly reply: Reply }>
}

/** Addresses whose balances back the ledger's debts. Lower-case hex. */
export interface CustodyAddresses {
  readonly hot: readonly string[]
  /** Pays gas and holds no token. */
  readonly gas: string
  readonly warm: readonly string[]
  readonly cold: readonly string[]
  /** Of customers. */
  readonly deposits: readonly string[]
}

/** Sends the tokens that the chain lacks behind the sandbox's play money. */
export interface Backing {
  /** In the ledger, and about to be sent. */
  readonly onItsWay: Amount
  /**
   * Arrivals for customers in blocks up to this one that were not theirs yet at that place of the log: the ledger will owe
   * them, and they are there. Rejects while the chain is not read so far.
   */
  notCredited(block: number, sequence: number): Promise<Amount>
  begin(wallet: string, gasWallet: string, missing: Amount): Promise<void>
}

export interface ReconciliationParts {
  readonly world: CustodyWorld
  readonly chain: CustodyChain
  /** undefined: not known yet, for the signer has not said which wallet is its. */
  readonly addresses: () => CustodyAddresses | undefined
  readonly asset: AssetId
  /** Of the sandbox's play money; null where every unit has come in by itself. */
  readonly backing: Backing | null
  readonly now: () => Timestamp
  readonly everyMs: number
  /** Called for every look that found too little, and when a look is not possible. */
  readonly onAlarm: (reason: string) => void
}

export interface CustodyBalance {
  readonly address: string
  readonly balance: Amount
}

/** One look at both sides. Amounts in units of the asset. */
export interface Look {
  readonly block: number
  /** Place of the log that the ledger's side was read at. */
  readonly sequence: number
  readonly time: Timestamp
  readonly hot: readonly CustodyBalance[]
  readonly warm: readonly CustodyBalance[]
  readonly cold: readonly CustodyBalance[]
  readonly depositBalances: readonly CustodyBalance[]
  readonly deposits: Amount
  /** Paid by the chain, and not yet deep enough for the ledger to have let go of it. */
  readonly inFlight: Amount
  /** All of the above. */
  readonly custody: Amount
  /** The balances of everyone but the outside in the ledger: customers, and the house with its own money. */
  readonly owed: Amount
  /** custody − owed. More may be there (a deposit that is not deep enough yet); less must not. */
  readonly difference: Amount
}

export interface CustodyStatus {
  /** `missing`: two looks in a row found less than the ledger owes. `unknown`: no look was possible for a minute. */
  readonly state: 'starting' | 'agrees' | 'missing' | 'unknown'
  readonly reason: string
  readonly look: Look | undefined
}

/** Longer without a look is a look that is missing. */
const STALE_MS = 60_000

function sum(balances: readonly CustodyBalance[]): Amount {
  return balances.reduce((total, { balance }) => total + balance, 0n)
}

/**
 * Compares the balances on the chain with the ledger's debts. Less than owed, twice in a row, restricts the platform: the
 * log then takes nothing that opens risk until two operators have looked.
 */
export class Reconciliation {
  readonly #parts: ReconciliationParts
  #status: CustodyStatus = { state: 'starting', reason: 'not looked yet', look: undefined }
  #missingBefore = false
  #begun = false
  #lookedAt: Timestamp
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(parts: ReconciliationParts) {
    this.#parts = parts
    this.#lookedAt = parts.now()
  }

  get status(): CustodyStatus {
    const { now } = this.#parts
    const isStale = now() - this.#lookedAt > STALE_MS
    return isStale && this.#status.state !== 'missing' ? { ...this.#status, state: 'unknown' } : this.#status
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.step())
    }, this.#parts.everyMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#running
  }

  /** The play chain has lost its last moments: whoever stands behind the play money makes up for what is missing now. */
  beginAgain(): void {
    this.#begun = false
    this.#missingBefore = false
  }

  async step(): Promise<void> {
    if (this.#stopped) return
    try {
      const addresses = this.#parts.addresses()
      if (!addresses) throw new Error('the signer has not told its wallet')
      await this.#begin(addresses)
      await this.#judge(await this.#look(addresses))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#status = { ...this.#status, reason: `custody cannot be read: ${reason}` }
      if (this.status.state === 'unknown') this.#parts.onAlarm(this.#status.reason)
    }
  }

  /** Once after the start of the server or of its chain, where somebody stands behind play money. */
  async #begin(addresses: CustodyAddresses): Promise<void> {
    const { backing } = this.#parts
    const [wallet] = addresses.hot
    if (this.#begun || !backing || wallet === undefined) return
    const { difference, block, sequence } = await this.#look(addresses)
    const missing = (await backing.notCredited(block, sequence)) - difference
    await backing.begin(wallet, addresses.gas, missing)
    this.#begun = true
  }

  /**
   * Reads the ledger before the chain: every credited deposit is in a block by then. A payment that left in between is
   * found by asking the ledger again.
   */
  async #look(addresses: CustodyAddresses): Promise<Look> {
    const { chain, now, world } = this.#parts
    const { sequence } = world.core
    const owed = this.#owed()
    const before = this.#signed()
    const block = await chain.head()
    const { hot, warm, cold, deposits } = addresses
    const all = await chain.balances([...hot, ...warm, ...cold, ...deposits], block)
    const found = new Map([...hot, ...warm, ...cold, ...deposits].map((address, index) => [address, all[index] ?? 0n]))
    const balancesOf = (some: readonly string[]) =>
      some.map((address) => ({ address, balance: found.get(address) ?? 0n }))
    const inFlight = await this.#inFlight([...before, ...this.#signed()], block)
    const held = { hot: balancesOf(hot), warm: balancesOf(warm), cold: balancesOf(cold) }
    const depositBalances = balancesOf(deposits)
    const waiting = sum(depositBalances)
    const custody = sum(held.hot) + sum(held.warm) + sum(held.cold) + waiting + inFlight
    const sides = { inFlight, custody, owed, difference: custody - owed }
    return { block, sequence, time: now(), ...held, depositBalances, deposits: waiting, ...sides }
  }

  #owed(): Amount {
    const { world, asset } = this.#parts
    let outside = 0n
    for (const { owner, asset: held, available, held: set } of world.core.ledger.systemBalances())
      if (owner === 'external' && held === asset) outside += available + set
    // All accounts together are zero, so the exchange owes exactly the deficit of the outside account.
    return -outside - (this.#parts.backing?.onItsWay ?? 0n)
  }

  #signed(): readonly WithdrawalView[] {
    return this.#parts.world.core.withdrawals.open().filter(({ state, kind }) => state === 'signed' && kind !== 'bank')
  }

  async #inFlight(signed: readonly WithdrawalView[], block: number): Promise<Amount> {
    const { chain, asset } = this.#parts
    let total = 0n
    const once = new Map(signed.map((view) => [view.withdrawal, view]))
    for (const { asset: paid, transaction, replaced, amount, fee } of once.values()) {
      if (paid !== asset) continue
      // One nonce: at most one version of it went through.
      for (const version of [transaction, ...replaced]) {
        if (!(await chain.wentThrough(version, block))) continue
        total += amount - fee
        break
      }
    }
    return total
  }

  async #judge(look: Look): Promise<void> {
    this.#lookedAt = look.time
    if (look.difference >= 0n) {
      this.#missingBefore = false
      this.#status = { state: 'agrees', reason: '', look }
      return
    }
    const reason = `${-look.difference} units are missing at block ${look.block}`
    // A block that is replaced a moment later, or a payment that is both signed and done within one look, is no loss.
    if (!this.#missingBefore) {
      this.#missingBefore = true
      this.#status = { ...this.#status, reason, look }
      return
    }
    this.#status = { state: 'missing', reason, look }
    this.#parts.onAlarm(reason)
    await this.#restrict()
  }

  async #restrict(): Promise<void> {
    const { world } = this.#parts
    if (world.core.restriction.withdrawalsOnly()) return
    const reason = 'custody and ledger differ'
    const { reply } = await world.submit({ type: 'RestrictPlatform', withdrawalsOnly: true, reason })
    if (reply.kind === 'rejected') this.#parts.onAlarm(`the log refused to restrict the platform: ${reply.rejection}`)
  }
}
