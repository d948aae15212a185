import {
  type CoreEvent,
  type CoreQueries,
  type HostingBought,
  type HostingDayPaid,
  type HostingEnded,
  type HostingOrderId,
  type HostingProductSet,
  type HostingRedemptionAsked,
  type OperatorAction,
  type OwnerId,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { conditions, type Rights } from '../decisionRights.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { amountOf, floorOf, floorPpm } from '../plainSums.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { checkOrigins } from './originAudit.ts'

const DAY_MS = 24 * 3_600_000
const SCALE = 6

interface KnownOrder {
  readonly bought: HostingBought
  readonly boughtAt: number
  days: number
  paid: bigint
  /** 0 in custody. */
  redeemAt: number
}

/** I15: every return is promised and set aside at the sale and paid day by day, never twice; the part not earned goes back to the treasury. */
export class HostingAudit implements ProductBooks {
  readonly #offers = new Map<number, HostingProductSet>()
  readonly #live = new Map<HostingOrderId, KnownOrder>()
  #lastOrder = 0
  /** The postings that the entry's events call for. */
  #told = new Map<string, bigint>()
  #lastMoment = 0

  beginEntry({ postings }: Scene): void {
    checkOrigins(postings)
    this.#told = new Map()
    this.#lastMoment = 0
  }

  hear(event: CoreEvent, scene: Scene): void {
    switch (event.type) {
      case 'HostingProductSet':
        this.#offers.set(event.terms.product, event)
        return
      case 'HostingBought':
        this.#buy(event, scene)
        return
      case 'HostingDayPaid':
        this.#payDay(event, scene)
        return
      case 'HostingRedemptionAsked':
        this.#redeem(event, scene)
        return
      case 'HostingEnded':
        this.#end(event, scene)
        return
      default:
    }
  }

  rightsTo({ type }: OperatorAction, byAdministrator: boolean): Rights | undefined {
    return type === 'SetHostingProduct' ? conditions(byAdministrator) : undefined
  }

  /** The escrow holds all returns still to be paid, customers hold their principals, and everything due has happened. */
  endEntry({ ledger, postings, time, core }: Scene, touched: ReadonlySet<OwnerId>): void {
    let coming = 0n
    for (const known of this.#live.values()) {
      coming += known.bought.promised - known.paid
      const due = momentOf(known)
      const late = () => `order ${known.bought.order} waits for ${due} at ${time}`
      demand(core.clockStopped() || due > time, 'I15', late)
    }
    const escrowed = ledger.of(SYSTEM_OWNERS.escrow, 'funds', CURRENCY, 'available')
    demand(escrowed === coming, 'I15', () => `the escrow has ${escrowed}, orders have ${coming} coming`)
    for (const owner of touched) {
      const held = ledger.of(owner, 'hosting', CURRENCY, 'held')
      const hosted = this.#hostedBy(({ bought }) => bought.owner === owner)
      demand(held === hosted, 'I5', () => `owner ${owner} holds ${held} for hosting, orders have ${hosted}`)
    }
    for (const reason of ['hosting_escrow', 'hosting_return', 'hosting_loss', 'hosting_unearned'] as const) {
      const moved = postings.reduce((sum, each) => (each.reason === reason ? sum + each.amount : sum), 0n)
      const told = this.#told.get(reason) ?? 0n
      demand(moved === told, 'I15', () => `${reason} moved ${moved}, told were ${told}`)
    }
  }

  sweep(core: CoreQueries): void {
    for (const { bought, days, paid, redeemAt } of this.#live.values()) {
      const view = core.hosting.order(bought.order)
      const terms = view?.earlyLossPpm === bought.earlyLossPpm && view.endTime === bought.endTime
      const same = terms && view.daysPaid === days && view.paid === paid && view.redeemAt === redeemAt
      demand(same && view.amount === bought.amount, 'I15', () => `order ${bought.order} is not what was bought`)
    }
    for (const { terms, version, hosted, escrowed, owed } of core.hosting.products()) {
      const own = [...this.#live.values()].filter(({ bought }) => bought.product === terms.product)
      const coming = own.reduce((sum, { bought, paid }) => sum + bought.promised - paid, 0n)
      const principal = this.#hostedBy(({ bought }) => bought.product === terms.product)
      const known = this.#offers.get(terms.product)?.version === version
      demand(
        known && hosted === principal && escrowed === coming && owed <= escrowed,
        'I15',
        () => `product ${terms.product} has ${hosted} hosted and ${escrowed} set aside, orders ${principal}, ${coming}`,
      )
    }
  }

  #buy(bought: HostingBought, { time, entry: { command } }: Scene): void {
    const { order, owner, product, amount, dailyRatePpm, cycleDays, promised } = bought
    checkActor(command, owner)
    demand(order > this.#lastOrder, 'I15', () => `order number ${order} was given twice`)
    this.#lastOrder = order
    const offer = this.#offers.get(product)
    const { terms } = offer ?? {}
    const frozen = [bought.dailyRatePpm, bought.cycleDays, bought.earlyLossPpm, bought.redemptionDays].join()
    const offered = [terms?.dailyRatePpm, terms?.cycleDays, terms?.earlyLossPpm, terms?.redemptionDays].join()
    const inForce = terms?.state === 'open' && offer?.version === bought.terms && frozen === offered
    demand(inForce, 'HOST-1', () => `order ${order} has other terms than product ${product}`)
    const fits = amount >= amountOf(terms.min, SCALE) && amount <= amountOf(terms.max, SCALE)
    demand(fits, 'HOST-3', () => `order ${order} of ${amount} is outside the limits`)
    const whole = floorOf(amount * BigInt(dailyRatePpm) * BigInt(cycleDays), 1_000_000n)
    demand(promised === whole, 'HOST-4', () => `order ${order} promises ${promised}, its terms say ${whole}`)
    demand(bought.endTime === time + cycleDays * DAY_MS, 'HOST-4', () => `order ${order} ends at ${bought.endTime}`)
    this.#live.set(order, { bought, boughtAt: time, days: 0, paid: 0n, redeemAt: 0 })
    const hosted = this.#hostedBy((known) => known.bought.product === product)
    demand(hosted <= amountOf(terms.capacity, SCALE), 'HOST-3', () => `product ${product} hosts ${hosted}`)
    this.#tell('hosting_escrow', promised)
  }

  #payDay(told: HostingDayPaid, { time }: Scene): void {
    const known = this.#known(told.order)
    const { bought, boughtAt } = known
    const day = known.days + 1
    const at = boughtAt + day * DAY_MS
    const inTurn = told.day === day && told.at === at && at <= time && day <= bought.cycleDays && known.redeemAt === 0
    demand(inTurn, 'HOST-4', () => `day ${told.day} of order ${told.order} was paid for ${told.at} at ${time}`)
    this.#checkOrder(at)
    const daily = floorPpm(bought.amount, bought.dailyRatePpm)
    const expected = day === bought.cycleDays ? bought.promised - known.paid : daily
    demand(told.amount === expected, 'HOST-4', () => `day ${day} of order ${told.order} paid ${told.amount}`)
    known.days = day
    known.paid += told.amount
    demand(known.paid <= bought.promised, 'I15', () => `order ${told.order} paid more than promised`)
    this.#tell('hosting_return', told.amount)
  }

  #redeem(told: HostingRedemptionAsked, { time, entry: { command } }: Scene): void {
    const known = this.#known(told.order)
    checkActor(command, known.bought.owner)
    const expected = time + known.bought.redemptionDays * DAY_MS
    const sound = known.redeemAt === 0 && told.redeemAt === expected
    demand(sound, 'HOST-6', () => `order ${told.order} is redeemed at ${told.redeemAt}, by its terms at ${expected}`)
    known.redeemAt = told.redeemAt
  }

  #end(told: HostingEnded, { time }: Scene): void {
    const known = this.#known(told.order)
    const { bought, boughtAt, redeemAt } = known
    this.#live.delete(told.order)
    const early = redeemAt > 0
    const loss = early ? floorPpm(bought.amount, bought.earlyLossPpm) : 0n
    const at = early ? redeemAt : boughtAt + bought.cycleDays * DAY_MS
    const whole = early ? told.result === 'redeemed' : told.result === 'completed' && known.paid === bought.promised
    demand(whole && told.at === at && at <= time, 'HOST-5', () => `order ${told.order} is ${told.result} at ${told.at}`)
    this.#checkOrder(at)
    const unearned = bought.promised - known.paid
    const right = told.loss === loss && told.returned === bought.amount - loss && told.unearned === unearned
    demand(right, 'HOST-6', () => `order ${told.order} gives ${told.returned}, costs ${told.loss}`)
    this.#tell('hosting_loss', loss)
    this.#tell('hosting_unearned', unearned)
  }

  /** DUE-1: events due in one entry happen in the order of their moments. */
  #checkOrder(at: number): void {
    demand(at >= this.#lastMoment, 'DUE-1', () => `what was due at ${at} happened after ${this.#lastMoment}`)
    this.#lastMoment = at
  }

  #hostedBy(isMeant: (known: KnownOrder) => boolean): bigint {
    return [...this.#live.values()].reduce((sum, known) => (isMeant(known) ? sum + known.bought.amount : sum), 0n)
  }

  #tell(reason: string, amount: bigint): void {
    this.#told.set(reason, (this.#told.get(reason) ?? 0n) + amount)
  }

  #known(order: HostingOrderId): KnownOrder {
    const known = this.#live.get(order)
    demand(known !== undefined, 'I15', () => `order ${order} does not live: nothing of it can be paid again`)
    return known
  }
}

function momentOf({ redeemAt, boughtAt, days }: KnownOrder): number {
  return redeemAt > 0 ? redeemAt : boughtAt + (days + 1) * DAY_MS
}
