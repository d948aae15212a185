import type {
  CoreEvent,
  CoreQueries,
  MoneyTerms,
  OperatorAction,
  OwnerId,
  WithdrawalRequested,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { one, type Rights, two } from '../decisionRights.ts'
import type { LotBooks, Part } from '../lots/lotBooks.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { amountOf, ceilPpm, smallerOf } from '../plainSums.ts'
import type { AuditParts, ProductBooks } from '../productAudit.ts'
import type { Scene } from '../scene.ts'
import { WithdrawalBooks } from './withdrawalBooks.ts'

const SCALE = 6
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** I17 and I19: every payout and its terms, worked out again from the events. */
export class WithdrawalAudit implements ProductBooks {
  readonly #lots: LotBooks
  readonly #withdrawals = new WithdrawalBooks()

  constructor({ lots }: AuditParts) {
    this.#lots = lots
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'WithdrawalRequested') this.#request(event, scene)
    if (event.type !== 'WithdrawalMoved') return
    for (const { lot, amount } of this.#withdrawals.move(event, scene)) lot.left += amount
  }

  fundsHeld(owner: OwnerId, asset: number): bigint {
    return asset === CURRENCY ? this.leaving(owner) : 0n
  }

  leaving(owner: OwnerId): bigint {
    return this.#withdrawals.heldBy(owner)
  }

  sweep(core: CoreQueries): void {
    this.#withdrawals.sweep(core)
  }

  rightsTo(action: OperatorAction): Rights | undefined {
    switch (action.type) {
      case 'PayBankWithdrawal':
        return two('treasury', 'treasury administrator')
      case 'TakeWithdrawal':
      case 'RefuseWithdrawal':
        return one('treasury compliance')
      case 'ApproveWithdrawal': {
        const large = amountOf(this.#lots.terms.secondPersonFrom, SCALE)
        const isLarge = (this.#withdrawals.amountOf(action.withdrawal) ?? large) >= large
        return (isLarge ? two : one)('treasury', 'treasury administrator')
      }
      default:
        return undefined
    }
  }

  #request(asked: WithdrawalRequested, scene: Scene): void {
    const { owner, withdrawal, kind, amount, fee } = asked
    const posting = scene.postings.find(
      (each) => each.reason === 'hold' && each.ref === withdrawal && each.amount === amount,
    )
    demand(posting !== undefined, 'WDR-10', () => `withdrawal ${withdrawal} of ${amount} is not held`)
    const value = this.#lots.ownedValueBefore(scene, owner, posting)
    const remaining = this.#lots.remaining(owner, value)
    this.#lots.checkStaying(owner, value, amount)
    this.#lots.writeOff(owner, value)
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
