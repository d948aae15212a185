import type { CoreEvent, CoreQueries, DaySigned, OwnerId, SignRewardPaid } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { CURRENCY } from '../lots/ownedValue.ts'
import { amountOf } from '../plainSums.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { RewardBooks } from '../rewards/rewardBooks.ts'
import type { Scene } from '../scene.ts'

const HOUR_MS = 3_600_000
const SCALE = 6
const SIGN_IN_CAMPAIGN = 0

interface KnownCycle {
  readonly cycle: number
  readonly begins: number
  readonly terms: number | undefined
  readonly signed: Set<number>
  readonly received: Set<number>
}

/** SIGN: seven Hong Kong days from the first, each signed once and its reward paid once, by the terms at the cycle's start. */
export class SignInAudit implements ProductBooks {
  readonly #rewards: RewardBooks
  readonly #cycles = new Map<OwnerId, KnownCycle>()

  constructor(rewards: RewardBooks) {
    this.#rewards = rewards
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'DaySigned') this.#sign(event, scene)
    if (event.type === 'SignRewardPaid') this.#pay(event, scene)
  }

  sweep(core: CoreQueries): void {
    for (const [owner, known] of this.#cycles) {
      if (dateOf(core.time) - known.begins >= 7) continue
      const view = core.signIn.cycle(owner)
      const marks = (of: ReadonlySet<number>) => [1, 2, 3, 4, 5, 6, 7].map((day) => of.has(day)).join()
      const same =
        view?.days.map(({ signed }) => signed).join() === marks(known.signed) &&
        view.days.map(({ received }) => received).join() === marks(known.received)
      demand(same && view.cycle === known.cycle, 'SIGN-1', () => `the cycle of ${owner} is not what was signed`)
    }
  }

  #sign({ owner, cycle, day, date }: DaySigned, { time, entry: { command } }: Scene): void {
    checkActor(command, owner)
    demand(date === dateOf(time), 'SIGN-1', () => `owner ${owner} signed for day ${date} at ${time}`)
    const last = this.#cycles.get(owner)
    const isNew = !last || date - last.begins >= 7
    const terms = this.#rewards.current?.version
    const next = {
      cycle: (last?.cycle ?? 0) + 1,
      begins: date,
      terms,
      signed: new Set<number>(),
      received: new Set<number>(),
    }
    const known = isNew ? next : last
    const right = cycle === known.cycle && day === date - known.begins + 1
    demand(right, 'SIGN-2', () => `owner ${owner} signed day ${day} of cycle ${cycle}, begun on ${known.begins}`)
    demand(!known.signed.has(day), 'SIGN-1', () => `owner ${owner} signed day ${day} twice`)
    known.signed.add(day)
    this.#cycles.set(owner, known)
  }

  #pay({ owner, cycle, day, asset, amount }: SignRewardPaid, scene: Scene): void {
    checkActor(scene.entry.command, owner)
    const known = this.#cycles.get(owner)
    const own = known?.cycle === cycle && dateOf(scene.time) - known.begins < 7 && known.signed.has(day)
    demand(own && !known.received.has(day), 'SIGN-3', () => `owner ${owner} was paid for day ${day} of cycle ${cycle}`)
    known.received.add(day)
    const told = this.#rewards.version(known.terms)?.terms.signInRewards[day - 1] ?? '0'
    demand(
      asset === CURRENCY && amount === amountOf(told, SCALE),
      'SIGN-3',
      () => `day ${day} paid ${amount}, not ${told}`,
    )
    this.#rewards.give(owner, SIGN_IN_CAMPAIGN, asset, amount, scene)
  }
}

/** The calendar day in Hong Kong. */
function dateOf(time: number): number {
  return Math.floor((time + 8 * HOUR_MS) / (24 * HOUR_MS))
}
