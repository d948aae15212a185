import type {
  CoreEvent,
  CoreQueries,
  DepositCredited,
  FundsConverted,
  MoneyTerms,
  OwnerId,
  Posting,
  PurchaseCredited,
  WithdrawalRequested,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { amountOf, ceilPpm, smallerOf } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import { LotBooks, type Part } from './lotBooks.ts'
import { WithdrawalBooks } from './withdrawalBooks.ts'
import { CURRENCY, worthBefore, worthNow } from './worthAt.ts'

const SCALE = 6
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOBODY = `0x${'0'.repeat(40)}`

/** I17 to I19: what came in, what goes out and on which terms, worked out again from the events. */
export class MoneyAudit {
  readonly #lots = new LotBooks()
  readonly #withdrawals = new WithdrawalBooks()
  readonly #transfers = new Set<string>()
  readonly #lines = new Set<string>()
  #restricted = false

  hear(event: CoreEvent, scene: Scene): void {
    if (this.#restricted) checkRestricted(event)
    this.#lots.hear(event)
    if (event.type === 'DepositCredited') this.#deposit(event, scene)
    else if (event.type === 'PurchaseCredited') this.#purchase(event, scene)
    else if (event.type === 'WithdrawalRequested') this.#request(event, scene)
    else if (event.type === 'WithdrawalMoved')
      for (const { lot, amount } of this.#withdrawals.move(event, scene)) lot.left += amount
    else if (event.type === 'FundsConverted') checkConversion(event, scene, this.#lots.terms)
    else if (event.type === 'PlatformRestricted') this.#restricted = event.withdrawalsOnly
  }

  /** What withdrawals hold in an owner's funds. */
  heldBy(owner: OwnerId, asset: number): bigint {
    return asset === CURRENCY ? this.#withdrawals.heldBy(owner) : 0n
  }

  sweep(core: CoreQueries): void {
    this.#withdrawals.sweep(core)
    for (const { owner } of core.customers.all())
      this.#lots.compare(owner, worthNow(core, owner) - this.#withdrawals.heldBy(owner), core)
  }

  /** I18: as the watcher saw it, and never again. */
  #deposit(told: DepositCredited, scene: Scene): void {
    const { owner, lot, amount, chain, contract, transaction, logIndex, from } = told
    const { command } = scene.entry
    const seen = command.type === 'CreditDeposit' && command.owner === owner && command.amount === amount
    demand(seen, 'DEP-1', () => `lot ${lot} of ${amount} was credited by ${command.type}`)
    const key = [chain, contract, transaction, logIndex].join()
    demand(!this.#transfers.has(key), 'I18', () => `transfer ${key} was credited twice`)
    this.#transfers.add(key)
    this.#credit(told, amount, scene, from === NOBODY ? '' : from)
  }

  #purchase(told: PurchaseCredited, scene: Scene): void {
    demand(!this.#lines.has(told.reference), 'I18', () => `line ${told.reference} was credited twice`)
    this.#lines.add(told.reference)
    this.#credit(told, told.value, scene, '')
  }

  #credit(told: DepositCredited | PurchaseCredited, value: bigint, scene: Scene, from: string): void {
    const { owner, lot, amount, asset, terms } = told
    const reason = told.type === 'DepositCredited' ? 'deposit' : 'purchase'
    const posting = scene.postings.find((each) => each.reason === reason && each.ref === lot)
    const right =
      posting?.amount === amount && posting.destination.owner === owner && posting.destination.asset === asset
    demand(right, 'LOT-1', () => `lot ${lot} of ${amount} did not reach ${owner}`)
    this.#lots.writeOff(owner, this.#worth(scene, owner, posting))
    this.#lots.credit(owner, lot, value, terms, from)
  }

  #request(asked: WithdrawalRequested, scene: Scene): void {
    const { owner, withdrawal, kind, amount, fee } = asked
    const posting = scene.postings.find(
      (each) => each.reason === 'hold' && each.ref === withdrawal && each.amount === amount,
    )
    demand(posting !== undefined, 'WDR-10', () => `withdrawal ${withdrawal} of ${amount} is not held`)
    const worth = this.#worth(scene, owner, posting)
    const remaining = this.#lots.remaining(owner, worth)
    this.#lots.writeOff(owner, worth)
    const drawn = kind === 'return' ? returned(asked, remaining) : draw(remaining, amount)
    const day = dayOf(scene.time)
    if (kind === 'return') this.#checkReturn(asked, drawn)
    else this.#checkRequest(asked, scene, remaining, drawn, day)
    demand(fee < amount, 'WDR-6', () => `withdrawal ${withdrawal} of ${amount} costs ${fee}`)
    for (const { lot, amount: part } of drawn) lot.left -= part
    this.#withdrawals.add({ asked, day, drawn, state: 'requested', transactions: [] })
  }

  /** WDR-3 to WDR-7 */
  #checkRequest(
    asked: WithdrawalRequested,
    scene: Scene,
    remaining: readonly Part[],
    drawn: readonly Part[],
    day: number,
  ): void {
    const { owner, withdrawal, amount, fee } = asked
    const { core, time } = scene
    const today = this.#lots.terms
    const terms = [today, ...remaining.slice(0, 1).map(({ lot }) => lot.terms)]
    const used = this.#withdrawals.usedOn(owner, day)
    const within =
      terms.some((each) => isOpen(each, time)) &&
      terms.some(({ perDay }) => used.count < perDay) &&
      terms.some(({ min }) => amount >= amountOf(min, SCALE)) &&
      terms.some(({ max }) => amount <= amountOf(max, SCALE))
    demand(
      within,
      'WDR-3',
      () => `withdrawal ${withdrawal} of ${amount}, the ${used.count + 1}th of its day, at ${time}`,
    )
    const limit = core.customers.verificationPolicy().dailyWithdrawals[core.customers.verification(owner)] ?? '0'
    const all = used.sum + amount
    demand(all <= amountOf(limit, SCALE), 'WDR-4', () => `owner ${owner} asks for ${all} a day, allowed are ${limit}`)
    for (const { lot } of drawn)
      demand(
        lot.done >= lot.needed,
        'WDR-7',
        () => `withdrawal ${withdrawal} draws on lot ${lot.lot}: ${lot.done} done`,
      )
    const parts = drawn.map(({ lot, amount: part }) => ceilPpm(part, Math.min(lot.terms.feePpm, today.feePpm)))
    const free = amount - drawn.reduce((sum, part) => sum + part.amount, 0n)
    const expected = parts.reduce((sum, part) => sum + part, ceilPpm(free, today.feePpm))
    demand(fee === expected, 'WDR-6', () => `withdrawal ${withdrawal} costs ${fee}, by the terms ${expected}`)
  }

  /** WDR-9 */
  #checkReturn({ withdrawal, amount, fee, destination }: WithdrawalRequested, [part]: readonly Part[]): void {
    const whole = part?.amount === amount && part.lot.value === amount && part.lot.done === 0n
    demand(
      whole && destination === part.lot.from,
      'WDR-9',
      () => `withdrawal ${withdrawal} returns no untouched deposit`,
    )
    const prices = [part.lot.terms.returnFee, this.#lots.terms.returnFee].map((price) => amountOf(price, SCALE))
    demand(prices.includes(fee) && prices.every((price) => fee <= price), 'WDR-9', () => `${withdrawal} costs ${fee}`)
  }

  #worth(scene: Scene, owner: OwnerId, posting: Posting | undefined): bigint {
    return worthBefore(scene, owner, posting) - this.#withdrawals.heldBy(owner)
  }
}

/** ONLY-1 */
function checkRestricted(event: CoreEvent): void {
  const opens =
    event.type === 'OrderAccepted' ||
    (event.type === 'ContractOrderAccepted' && !event.reduceOnly) ||
    event.type === 'OptionBought' ||
    event.type === 'FundsConverted'
  demand(!opens, 'ONLY-1', () => `${event.type} while the platform is restricted`)
}

/** CONV-2, CONV-4: within a thousandth of the index prices less the spread. */
function checkConversion(told: FundsConverted, { core, postings }: Scene, { conversionSpreadPpm }: MoneyTerms): void {
  const { owner, from, to, amount, receive } = told
  const [gave, got] = [priceOf(core, from), priceOf(core, to)]
  const fair =
    (amount * gave.units * got.per * BigInt(1_000_000 - conversionSpreadPpm)) / (gave.per * got.units * 1_000_000n)
  demand(receive * 1_000n <= fair * 1_001n, 'CONV-4', () => `${owner} got ${receive} of ${to}, worth were ${fair}`)
  const moved = postings.filter(({ reason }) => reason === 'conversion').map((posting) => posting.amount)
  demand(moved.join() === [amount, receive].join(), 'CONV-1', () => `${owner} changed ${moved.join(' into ')}`)
}

function priceOf(core: CoreQueries, asset: number): { readonly units: bigint; readonly per: bigint } {
  const market = core.spot.markets().find(({ base }) => base === asset)
  if (!market || asset === CURRENCY) return { units: 1n, per: 1n }
  const { indexPrice, units } = core.spot.market(market.id)
  return { units: BigInt(indexPrice) * units.quantum, per: units.lotUnits }
}

function draw(remaining: readonly Part[], amount: bigint): Part[] {
  let wanted = amount
  return remaining.flatMap(({ lot, amount: most }) => {
    const part = smallerOf(most, wanted)
    wanted -= part
    return part > 0n ? [{ lot, amount: part }] : []
  })
}

function returned({ target }: WithdrawalRequested, remaining: readonly Part[]): Part[] {
  return remaining.filter(({ lot }) => lot.lot === target)
}

/** Days and hours of Hong Kong. TERMS-3 */
function dayOf(time: number): number {
  return Math.floor((time + 8 * HOUR_MS) / DAY_MS)
}

function isOpen({ opensAt, closesAt }: MoneyTerms, time: number): boolean {
  const minutes = ((time + 8 * HOUR_MS) % DAY_MS) / 60_000
  return minutes >= opensAt && minutes < closesAt
}
