import {
  type CoinListed,
  type CoinsReleased,
  type CoinsReturned,
  type CoinsSubscribed,
  type CoreEvent,
  type CoreQueries,
  type OfferingAllocated,
  type OfferingPaidOut,
  type OfferingTerms,
  type OperatorAction,
  type OwnerId,
  type SubscriptionDecided,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { conditions, type Rights, two } from '../decisionRights.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { amountOf } from '../plainSums.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { costOf, partsOf } from './issueSums.ts'

const DAY_MS = 24 * 3_600_000

interface KnownSubscription {
  readonly asked: CoinsSubscribed
  /** 0n: under review. */
  allocated: bigint
  paid: bigint
}

interface KnownCoin {
  terms: OfferingTerms
  version: number
  /** Coins and money of the coin in the offering account. */
  coins: bigint
  money: bigint
  allocated: bigint
  listedAt: number
  missedAt: number
  /** The share of each subscription in a decided allocation. */
  readonly shares: Map<number, bigint>
}

/** I29: coins on offer are there before they are paid for, and the proceeds stay until the coin is listed. */
export class NewCoinAudit implements ProductBooks {
  readonly #coins = new Map<number, KnownCoin>()
  readonly #live = new Map<number, KnownSubscription>()
  #last = 0

  hear(event: CoreEvent, scene: Scene): void {
    switch (event.type) {
      case 'OfferingSet':
        this.#set(event.terms, event.version)
        return
      case 'OfferingFunded':
        this.#coin(event.coin).coins += event.amount
        return
      case 'CoinsSubscribed':
        this.#subscribe(event, scene)
        return
      case 'OfferingAllocated':
        this.#allocate(event, scene)
        return
      case 'SubscriptionDecided':
        this.#decide(event, scene.core)
        return
      case 'CoinListed':
        this.#list(event, scene)
        return
      case 'CoinNotListed': {
        const { terms } = this.#coin(event.coin)
        const there = scene.core.spot.markets().find(({ id }) => id === terms.market)
        const missed = event.at === terms.listTime && event.at <= scene.time
        demand(
          missed && (!there || scene.entry.command.type === 'Decide'),
          'COIN-7',
          () => `coin ${event.coin} could be listed`,
        )
        this.#coin(event.coin).missedAt = event.at
        return
      }
      case 'CoinsReleased':
        this.#release(event, scene)
        return
      case 'CoinsReturned':
        this.#return(event, scene)
        return
      case 'OfferingPaidOut':
        this.#payOut(event)
        return
      default:
    }
  }

  rightsTo({ type }: OperatorAction, byAdministrator: boolean): Rights | undefined {
    switch (type) {
      case 'SetOffering':
      case 'DecideSubscription':
      case 'AllocateOffering':
        return conditions(byAdministrator)
      case 'FundOffering':
      case 'PayIssuer':
      case 'ReturnUnsold':
        return two('treasury', 'treasury administrator')
      default:
        return undefined
    }
  }

  /** The offering account holds exactly its coins and proceeds, and nothing is overdue. */
  endEntry({ ledger, time, core }: Scene): void {
    const own = new Map<number, bigint>([[CURRENCY, 0n]])
    const add = (asset: number, amount: bigint) => own.set(asset, (own.get(asset) ?? 0n) + amount)
    for (const known of this.#coins.values()) {
      add(known.terms.asset, known.coins)
      add(CURRENCY, known.money)
      const waits = known.listedAt === 0 && known.missedAt !== known.terms.listTime && known.terms.listTime <= time
      demand(core.clockStopped() || !waits, 'I29', () => `coin ${known.terms.coin} was to be listed`)
    }
    for (const [asset, kept] of own) {
      const there = ledger.of(SYSTEM_OWNERS.offering, 'funds', asset, 'available')
      demand(there === kept, 'I29', () => `the offering account has ${there} of asset ${asset}, its own are ${kept}`)
    }
    for (const { asked, allocated } of this.#live.values()) {
      const { listedAt } = this.#coin(asked.coin)
      const late = allocated > 0n && listedAt > 0 && listedAt + asked.lockDays * DAY_MS <= time
      demand(core.clockStopped() || !late, 'I29', () => `subscription ${asked.subscription} is still locked`)
    }
  }

  /** The holds of requests under review and of locked coins. */
  fundsHeld(owner: OwnerId, asset: number): bigint {
    let sum = 0n
    for (const { asked, allocated } of this.#live.values()) {
      if (asked.owner !== owner) continue
      if (allocated === 0n && asset === CURRENCY) sum += asked.cost
      if (asked.asset === asset) sum += allocated
    }
    return sum
  }

  sweep(core: CoreQueries): void {
    for (const { asked, allocated, paid } of this.#live.values()) {
      const view = core.newCoins.subscription(asked.subscription)
      const same = view?.allocated === allocated && view.paid === paid && view.cost === asked.cost
      demand(same && view.lockDays === asked.lockDays, 'I29', () => `subscription ${asked.subscription} has changed`)
    }
    for (const [coin, known] of this.#coins) {
      const view = core.newCoins.offering(coin)
      const kept = view && view.funded - view.allocated - view.unsoldReturned
      const same = view?.version === known.version && kept === known.coins && view.allocated === known.allocated
      demand(same && view.proceeds - view.paidOut === known.money, 'I29', () => `coin ${coin} is not what was told`)
      this.#foresee(coin, core)
    }
  }

  /** The preview of an allocation that operators see before they decide it equals the parts computed plainly. */
  #foresee(coin: number, core: CoreQueries): void {
    const { terms } = this.#coin(coin)
    const shares = terms.way === 'pro_rata' ? (core.newCoins.allocationPreview(coin)?.shares ?? []) : []
    const { quantities, parts } = this.#partsNow(coin, core)
    const same = shares.every(({ quantity, allocated }, place) => {
      return quantity === quantities[place] && allocated === parts[place]
    })
    demand(same, 'COIN-6', () => `coin ${coin} would allocate other parts than ${parts.join(' ')}`)
  }

  #set(terms: OfferingTerms, version: number): void {
    const known = this.#coins.get(terms.coin)
    const nothing = { coins: 0n, money: 0n, allocated: 0n, listedAt: 0, missedAt: 0 }
    if (!known) {
      this.#coins.set(terms.coin, { terms, version, ...nothing, shares: new Map() })
      return
    }
    const { terms: before } = known
    const others = [...this.#live.values()].filter(({ asked }) => asked.coin === terms.coin)
    const promised = ['issuePrice', 'volume', 'lot', 'opens', 'lockDays', 'way'] as const
    const kept = promised.every((field) => terms[field] === before[field]) && terms.listTime >= before.listTime
    demand(others.length === 0 || kept, 'COIN-1', () => `coin ${terms.coin} breaks what was promised`)
    demand(known.listedAt === 0, 'COIN-1', () => `coin ${terms.coin} is listed and was changed`)
    known.terms = terms
    known.version = version
  }

  #subscribe(asked: CoinsSubscribed, { time, core, entry: { command } }: Scene): void {
    checkActor(command, asked.owner)
    const { subscription, coin, quantity, cost } = asked
    demand(subscription > this.#last, 'COIN-3', () => `subscription ${subscription} was given twice`)
    this.#last = subscription
    const { terms, version, coins, allocated } = this.#coin(coin)
    const open = terms.opens <= time && time < terms.closes && version === asked.terms
    demand(open, 'COIN-3', () => `subscription ${subscription} was taken while coin ${coin} was not open`)
    const scale = scaleOf(core, terms.asset)
    const volume = amountOf(terms.volume, scale)
    demand(coins + allocated >= volume, 'COIN-2', () => `coin ${coin} was sold before it was there`)
    const own = [...this.#live.values()]
      .filter((each) => each.asked.owner === asked.owner && each.asked.coin === coin)
      .reduce((sum, each) => sum + (each.allocated || each.asked.quantity), quantity)
    const fits = quantity >= amountOf(terms.min, scale) && own <= amountOf(terms.max, scale)
    demand(
      fits && quantity % amountOf(terms.lot, scale) === 0n,
      'COIN-3',
      () => `${quantity} of coin ${coin} was taken`,
    )
    demand(quantity <= volume - allocated, 'COIN-3', () => `subscription ${subscription} asks for more than is left`)
    demand(cost === costOf(terms, quantity, scale), 'COIN-4', () => `subscription ${subscription} holds ${cost}`)
    this.#live.set(subscription, { asked, allocated: 0n, paid: 0n })
  }

  #allocate({ coin, asked, available, subscriptions }: OfferingAllocated, { time, core }: Scene): void {
    const { terms, shares } = this.#coin(coin)
    const { waiting, quantities, there, parts } = this.#partsNow(coin, core)
    const sum = quantities.reduce((all, quantity) => all + quantity, 0n)
    const right = asked === sum && available === there && subscriptions === waiting.length && terms.closes <= time
    demand(right && terms.way === 'pro_rata', 'COIN-6', () => `coin ${coin} allocates ${available} of ${asked}`)
    waiting.forEach((each, place) => {
      shares.set(each.asked.subscription, parts[place] ?? 0n)
    })
  }

  /** Requests under review, the coins left for them, and the part of each. */
  #partsNow(coin: number, core: CoreQueries) {
    const { terms, allocated } = this.#coin(coin)
    const waiting = [...this.#live.values()].filter((each) => each.asked.coin === coin && each.allocated === 0n)
    const scale = scaleOf(core, terms.asset)
    const there = amountOf(terms.volume, scale) - allocated
    const quantities = waiting.map((each) => each.asked.quantity)
    return { waiting, quantities, there, parts: partsOf(quantities, there, amountOf(terms.lot, scale)) }
  }

  #decide(told: SubscriptionDecided, core: CoreQueries): void {
    const { subscription, coin, allocated, paid, refund } = told
    const known = this.#known(subscription)
    const offered = this.#coin(coin)
    const { terms, shares } = offered
    const { quantity, cost } = known.asked
    const scale = scaleOf(core, terms.asset)
    const expected = terms.way === 'pro_rata' ? shares.get(subscription) : told.passed ? quantity : 0n
    demand(known.allocated === 0n && allocated === expected, 'COIN-6', () => `${subscription} receives ${allocated}`)
    const sound = paid === costOf(terms, allocated, scale) && paid + refund === cost && told.passed === allocated > 0n
    demand(sound, 'COIN-5', () => `subscription ${subscription} pays ${paid}, ${refund} are free of ${cost}`)
    shares.delete(subscription)
    offered.allocated += allocated
    offered.coins -= allocated
    offered.money += paid
    const volume = amountOf(terms.volume, scale)
    demand(offered.allocated <= volume, 'COIN-6', () => `${offered.allocated} of ${volume} were allocated`)
    if (allocated === 0n) this.#live.delete(subscription)
    known.allocated = allocated
    known.paid = paid
  }

  #list({ coin, market, at }: CoinListed, { time, core }: Scene): void {
    const known = this.#coin(coin)
    const listed = core.spot.markets().find(({ id }) => id === market)
    const right = market === known.terms.market && listed?.base === known.terms.asset && at === known.terms.listTime
    demand(right && at <= time && known.listedAt === 0, 'COIN-7', () => `coin ${coin} was listed at ${at}`)
    known.listedAt = at
  }

  #release({ subscription, coin, amount, at }: CoinsReleased, { time }: Scene): void {
    const { asked, allocated } = this.#known(subscription)
    const { listedAt } = this.#coin(coin)
    const inTime = listedAt > 0 && at === listedAt + asked.lockDays * DAY_MS && at <= time
    demand(inTime && amount === allocated, 'COIN-7', () => `subscription ${subscription} is free at ${at} of ${time}`)
    this.#live.delete(subscription)
  }

  #return({ subscription, owner, coin, amount, refund }: CoinsReturned, { time, entry: { command } }: Scene): void {
    checkActor(command, owner)
    const { asked, allocated, paid } = this.#known(subscription)
    const known = this.#coin(coin)
    const due = known.listedAt === 0 && asked.listTime <= time
    demand(due && amount === allocated && refund === paid, 'COIN-8', () => `${subscription} gives ${amount} back`)
    this.#live.delete(subscription)
    known.allocated -= amount
    known.coins += amount
    known.money -= refund
  }

  #payOut({ coin, asset, amount }: OfferingPaidOut): void {
    const known = this.#coin(coin)
    if (asset === CURRENCY) {
      demand(known.listedAt > 0 && amount <= known.money, 'COIN-9', () => `coin ${coin} pays ${amount} out`)
      known.money -= amount
      return
    }
    const waiting = [...this.#live.values()].some((each) => each.asked.coin === coin && each.allocated === 0n)
    const free = !waiting && (known.listedAt > 0 || known.allocated === 0n)
    demand(free && amount === known.coins, 'COIN-9', () => `coin ${coin} gives ${amount} of ${known.coins} back`)
    known.coins -= amount
  }

  #coin(coin: number): KnownCoin {
    const known = this.#coins.get(coin)
    demand(known !== undefined, 'I29', () => `coin ${coin} is not on offer`)
    return known
  }

  #known(subscription: number): KnownSubscription {
    const known = this.#live.get(subscription)
    demand(known !== undefined, 'I29', () => `subscription ${subscription} does not live: nothing can happen to it`)
    return known
  }
}

function scaleOf(core: CoreQueries, asset: number): number {
  return core.assets().find(({ id }) => id === asset)?.scale ?? 0
}
