import {
  type Command,
  type CoreEvent,
  type CoreQueries,
  type CustomerCommand,
  type Entry,
  type LedgerAccount,
  type MarketUnits,
  marketUnits,
  type Outcome,
  type OwnerId,
  type Posting,
  type Rejection,
  type Reply,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { SIMULATED_GENESIS } from './genesis.ts'
import { OrderBookkeeper } from './orderBookkeeper.ts'

const REPLY_KEPT_MS = 24 * 3_600_000

/** Refused before the core looks at the identity: such a command had no effect and its id stays free. */
const UNREMEMBERED: readonly Rejection[] = ['bad_command', 'request_too_old', 'clock_stopped']

const accountKey = ({ owner, wallet, asset, bucket }: LedgerAccount): string => `${owner}/${wallet}/${asset}/${bucket}`

/**
 * Follows a core from outside with books of its own, built from postings and events alone, and objects the moment the two
 * disagree. Shares no code with the core: what it re-computes, it computes the plain way.
 */
export class Auditor {
  readonly #balances = new Map<string, bigint>()
  readonly #replies = new Map<string, { readonly inputHash: number; readonly reply: Reply; readonly time: number }>()
  readonly #faucetRefs = new Set<string>()
  readonly #units = new Map<number, MarketUnits>()
  readonly #orders = new OrderBookkeeper(SIMULATED_GENESIS.feeTiers[0] ?? { makerPpm: 0, takerPpm: 0 })
  #sequence = 0
  #time = 0

  observe(entry: Entry, outcome: Outcome, core: CoreQueries): void {
    demand(entry.sequence === this.#sequence + 1, 'I7', () => `sequence ${entry.sequence} after ${this.#sequence}`)
    demand(core.time >= this.#time, 'I7', () => `time went back from ${this.#time} to ${core.time}`)
    this.#sequence = entry.sequence
    this.#time = core.time
    if (entry.command.type === 'Genesis') this.#readUnits(core)
    const touched = this.#post([...outcome.postings])
    this.#checkIdempotency(entry.command, outcome)
    this.#checkFaucet(entry.command, outcome)
    for (const event of outcome.events) {
      this.#checkActor(entry.command, event)
      this.#checkEvent(event)
    }
    for (const owner of touched) this.#compareBalances(owner, core)
    this.#checkBooks(core)
  }

  /** The slow sweep: every balance and every hold, not only what the last command touched. */
  sweep(core: CoreQueries): void {
    const owners = new Set<OwnerId>(Object.values(SYSTEM_OWNERS))
    for (const { owner } of core.owners()) owners.add(owner)
    const totals = new Map<number, bigint>()
    for (const owner of owners) {
      this.#compareBalances(owner, core)
      for (const { asset, available, held } of core.balances(owner))
        totals.set(asset, (totals.get(asset) ?? 0n) + available + held)
      this.#compareHolds(owner, core)
    }
    for (const [asset, total] of totals) demand(total === 0n, 'I2', () => `asset ${asset} sums to ${total}`)
  }

  #readUnits(core: CoreQueries): void {
    for (const definition of core.markets()) this.#units.set(definition.id, marketUnits(definition, core.assets()))
  }

  #post(postings: readonly Posting[]): Set<OwnerId> {
    const touched = new Set<OwnerId>()
    for (const { source, destination, amount, reason } of postings) {
      demand(amount > 0n && source.asset === destination.asset, 'I1', () => `${reason} posts ${amount}`)
      this.#checkReason(source, destination, reason)
      this.#add(source, -amount)
      this.#add(destination, amount)
      touched.add(source.owner).add(destination.owner)
    }
    for (const { source, destination } of postings) {
      for (const account of [source, destination]) {
        const balance = this.#balances.get(accountKey(account)) ?? 0n
        demand(
          balance >= 0n || account.owner === SYSTEM_OWNERS.external,
          'I4',
          () => `${accountKey(account)} is ${balance}`,
        )
      }
    }
    return touched
  }

  #add(account: LedgerAccount, change: bigint): void {
    const key = accountKey(account)
    this.#balances.set(key, (this.#balances.get(key) ?? 0n) + change)
  }

  #checkReason(source: LedgerAccount, destination: LedgerAccount, reason: Posting['reason']): void {
    const { clearing, insurance, optionsPool, rounding } = SYSTEM_OWNERS
    const owners = [source.owner, destination.owner]
    const fits: Record<Posting['reason'], boolean> = {
      capital: source.owner === SYSTEM_OWNERS.external,
      faucet: source.owner === SYSTEM_OWNERS.external,
      hold: source.owner === destination.owner && source.bucket === 'available' && destination.bucket === 'held',
      release: source.owner === destination.owner && source.bucket === 'held' && destination.bucket === 'available',
      trade: source.owner !== destination.owner && source.owner !== SYSTEM_OWNERS.external,
      fee: destination.owner === SYSTEM_OWNERS.fees && source.owner !== SYSTEM_OWNERS.external,
      transfer: source.owner === destination.owner && source.wallet !== destination.wallet,
      pnl: owners.includes(clearing),
      loss_settled: destination.owner === clearing,
      funding: owners.includes(clearing),
      liquidation_fee: destination.owner === insurance,
      insurance: owners.includes(insurance),
      option_stake: destination.owner === optionsPool,
      option_payout: source.owner === optionsPool,
      rounding: source.owner === clearing && destination.owner === rounding,
    }
    demand(fits[reason], 'I3', () => `${reason} from ${accountKey(source)} to ${accountKey(destination)}`)
  }

  #compareBalances(owner: OwnerId, core: CoreQueries): void {
    for (const { wallet, asset, available, held } of core.balances(owner)) {
      for (const [bucket, amount] of [
        ['available', available],
        ['held', held],
      ] as const) {
        const key = accountKey({ owner, wallet, asset, bucket })
        const expected = this.#balances.get(key) ?? 0n
        demand(amount === expected, 'I9', () => `${key} is ${amount} in the core, ${expected} by its postings`)
      }
    }
  }

  #compareHolds(owner: OwnerId, core: CoreQueries): void {
    const expected = new Map<number, bigint>()
    for (const view of core.openOrders(owner)) {
      const { asset, amount } = this.#orders.holdOf(view, core.market(view.market))
      expected.set(asset, (expected.get(asset) ?? 0n) + amount)
    }
    for (const { wallet, asset, held } of core.balances(owner)) {
      const orders = wallet === 'funds' ? (expected.get(asset) ?? 0n) : 0n
      demand(held === orders, 'I5', () => `owner ${owner} holds ${held} of asset ${asset}, its orders need ${orders}`)
    }
  }

  #checkIdempotency(command: Command, outcome: Outcome): void {
    if (!('key1' in command) || command.owner === SYSTEM_OWNERS.sandboxFlow) return
    const { owner, key1, key2, inputHash }: CustomerCommand = command
    const key = `${owner}/${key1}/${key2}`
    const first = this.#replies.get(key)
    if (first && this.#time - first.time < REPLY_KEPT_MS) {
      demand(
        outcome.events.length === 0 && [...outcome.postings].length === 0,
        'I6',
        () => `command ${key} had an effect twice`,
      )
      if (first.inputHash === inputHash)
        demand(
          sameReply(first.reply, outcome.reply),
          'I6',
          () => `command ${key} was answered ${replyText(first.reply)}, then ${replyText(outcome.reply)}`,
        )
      else
        demand(
          isRejected(outcome.reply, ['conflict', ...UNREMEMBERED]),
          'I6',
          () => `command ${key}, answered ${replyText(first.reply)}, with another body: ${replyText(outcome.reply)}`,
        )
      return
    }
    if (!isRejected(outcome.reply, ['conflict', ...UNREMEMBERED]))
      this.#replies.set(key, { inputHash, reply: outcome.reply, time: this.#time })
  }

  #checkFaucet(command: Command, outcome: Outcome): void {
    if (command.type !== 'FaucetCredit' || outcome.reply.kind === 'rejected') return
    const paid = [...outcome.postings].length > 0
    demand(!(paid && this.#faucetRefs.has(command.ref)), 'I6', () => `faucet ${command.ref} paid twice`)
    this.#faucetRefs.add(command.ref)
  }

  /** Only its owner can cancel or change an order. */
  #checkActor(command: Command, event: CoreEvent): void {
    const acts = event.type === 'OrderAmended' || (event.type === 'OrderClosed' && event.reason === 'canceled')
    if (!acts) return
    demand(
      'key1' in command && command.owner === event.owner,
      'I27',
      () => `${command.type} acted on an order of ${event.owner}`,
    )
  }

  #checkEvent(event: CoreEvent): void {
    this.#orders.follow(event)
    if (event.type !== 'Trade') return
    const units = this.#units.get(event.market)
    demand(units !== undefined, 'I10', () => `trade in unknown market ${event.market}`)
    demand(event.maker !== event.taker, 'I10', () => `owner ${event.maker} traded with itself`)
    const quote = BigInt(event.price) * BigInt(event.lots) * units.quantum
    demand(event.quote === quote, 'I10', () => `trade ${event.trade} is worth ${quote}, not ${event.quote}`)
    const base = BigInt(event.lots) * units.lotUnits
    const takerReceives = event.takerSide === 'buy' ? base : quote
    const makerReceives = event.takerSide === 'buy' ? quote : base
    const rates = this.#orders.ratesOf(event)
    demand(
      event.takerFee === ceilPpm(takerReceives, rates.takerPpm),
      'I11',
      () => `taker fee ${event.takerFee} of ${takerReceives}`,
    )
    demand(
      event.makerFee === ceilPpm(makerReceives, rates.makerPpm),
      'I11',
      () => `maker fee ${event.makerFee} of ${makerReceives}`,
    )
  }

  #checkBooks(core: CoreQueries): void {
    for (const id of this.#units.keys()) {
      const { bestBid, bestAsk } = core.market(id)
      demand(
        bestBid === 0 || bestAsk === 0 || bestBid < bestAsk,
        'I10',
        () => `market ${id} is crossed: ${bestBid} ≥ ${bestAsk}`,
      )
    }
  }
}

function ceilPpm(amount: bigint, ppm: number): bigint {
  const product = amount * BigInt(ppm)
  return product / 1_000_000n + (product % 1_000_000n > 0n ? 1n : 0n)
}

function isRejected(reply: Reply, rejections: readonly Rejection[]): boolean {
  return reply.kind === 'rejected' && rejections.includes(reply.rejection)
}

export function replyText(reply: Reply): string {
  return JSON.stringify(reply, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

function sameReply(a: Reply, b: Reply): boolean {
  return replyText(a) === replyText(b)
}
