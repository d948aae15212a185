import type {
  CommissionEarned,
  CommissionLapsed,
  CommissionPaid,
  CoreEvent,
  CoreQueries,
  OwnerId,
  ReferrerSet,
} from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { floorPpm } from '../plainSums.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { RewardBooks } from '../rewards/rewardBooks.ts'
import type { Scene } from '../scene.ts'

const DAY_MS = 24 * 3_600_000
const AHEAD_MS = 8 * 3_600_000

interface Line {
  readonly inviter: OwnerId
  readonly usableFrom: number
  amount: bigint
}

/** I21: chains have no loops, only the agreed levels earn, from other customers' fees alone, and each line ends once. */
export class InvitationAudit implements ProductBooks {
  readonly #rewards: RewardBooks
  readonly #referrers = new Map<OwnerId, OwnerId>()
  readonly #qualified = new Set<OwnerId>()
  readonly #lines = new Map<string, Line>()
  /** Fees of the current entry, by invitee, level and asset. */
  #told = new Map<string, bigint>()
  /** Whether a customer's standing changed within the entry. */
  #unsure = false
  #paid = 0n

  constructor(rewards: RewardBooks) {
    this.#rewards = rewards
  }

  beginEntry(): void {
    this.#told = new Map()
    this.#unsure = false
    this.#paid = 0n
  }

  hear(event: CoreEvent, scene: Scene): void {
    switch (event.type) {
      case 'ReferrerSet':
        this.#invite(event)
        return
      case 'InviteeQualified':
        if (event.qualified) this.#qualified.add(event.customer)
        else this.#qualified.delete(event.customer)
        return
      case 'VerificationSet':
        this.#unsure = true
        return
      case 'CommissionEarned':
        this.#earn(event, scene)
        return
      case 'CommissionPaid':
        this.#pay(event, scene)
        return
      case 'CommissionLapsed':
        this.#lapse(event, scene)
        return
      default:
    }
  }

  endEntry({ postings, core, time }: Scene): void {
    const moved = postings.reduce((sum, each) => (each.reason === 'invite_commission' ? sum + each.amount : sum), 0n)
    demand(moved === this.#paid, 'I21', () => `commissions moved ${moved}, told were ${this.#paid}`)
    if (!this.#unsure) this.#checkEarned()
    for (const [key, { usableFrom }] of this.#lines)
      demand(core.clockStopped() || usableFrom > time, 'INV-4', () => `${key} waits for ${usableFrom} at ${time}`)
  }

  sweep(core: CoreQueries): void {
    for (const { owner } of core.customers.all()) {
      const own = [...this.#lines.values()].filter(({ inviter }) => inviter === owner)
      const waiting = core.invitations.waiting(owner)
      const sum = (lines: readonly { readonly amount: bigint }[]) => lines.reduce((all, { amount }) => all + amount, 0n)
      demand(sum(own) === sum(waiting), 'I21', () => `${sum(waiting)} waits for ${owner}, earned were ${sum(own)}`)
      const same = core.invitations.referrer(owner) === this.#referrers.get(owner)
      demand(same, 'INV-1', () => `${owner} was invited by another one`)
    }
  }

  #invite({ customer, referrer }: ReferrerSet): void {
    demand(!this.#referrers.has(customer), 'INV-1', () => `${customer} was invited twice`)
    this.#referrers.set(customer, referrer)
    for (let above: OwnerId | undefined = referrer; above !== undefined; above = this.#referrers.get(above))
      demand(above !== customer, 'I21', () => `the chain of ${customer} comes back`)
  }

  #earn(told: CommissionEarned, { time }: Scene): void {
    const { inviter, invitee, level, day, asset, amount, usableFrom } = told
    const right = this.#inviterOf(invitee, level) === inviter && level <= this.#rates.length
    demand(right && this.#mayEarn(invitee), 'INV-3', () => `fees of ${invitee} earned ${inviter} at level ${level}`)
    const key = `${invitee}/${level}/${day}/${asset}`
    const waits = (this.#rewards.current?.terms.waitDays ?? 0) + 1
    const known = this.#lines.get(key) ?? { inviter, amount: 0n, usableFrom: (day + waits) * DAY_MS - AHEAD_MS }
    const dated = day === Math.floor((time + AHEAD_MS) / DAY_MS) && usableFrom === known.usableFrom
    demand(dated, 'INV-4', () => `${key} is usable from ${usableFrom}, not ${known.usableFrom}`)
    known.amount += amount
    this.#lines.set(key, known)
    const sum = `${invitee}/${level}/${asset}`
    this.#told.set(sum, (this.#told.get(sum) ?? 0n) + amount)
  }

  #pay(told: CommissionPaid, scene: Scene): void {
    this.#end(told, scene)
    const verified = this.#rewards.level(told.inviter) >= 1
    demand(verified && this.#mayEarn(told.invitee), 'INV-4', () => `a commission of ${told.invitee} was paid`)
    this.#paid += told.amount
  }

  #lapse(told: CommissionLapsed, scene: Scene): void {
    this.#end(told, scene)
    const unverified = this.#rewards.level(told.inviter) < 1
    const lapses = {
      invitee_unqualified: !this.#mayEarn(told.invitee),
      inviter_unverified: unverified,
      inviter_frozen: true,
    }
    demand(lapses[told.reason], 'INV-4', () => `a commission of ${told.invitee} lapsed: ${told.reason}`)
  }

  #end({ invitee, inviter, level, day, asset, amount }: CommissionPaid | CommissionLapsed, { time }: Scene): void {
    const key = `${invitee}/${level}/${day}/${asset}`
    const known = this.#lines.get(key)
    const whole = known?.inviter === inviter && known.amount === amount && known.usableFrom <= time
    demand(whole, 'I21', () => `${key} ended with ${amount} at ${time}, it has ${known?.amount}`)
    this.#lines.delete(key)
  }

  /** Every fee of the entry earned the right commission, to the unit. */
  #checkEarned(): void {
    const expected = new Map<string, bigint>()
    for (const { owner, asset, amount } of this.#rewards.fees) {
      if (!this.#mayEarn(owner)) continue
      this.#rates.forEach((rate, place) => {
        const part = this.#inviterOf(owner, place + 1) === undefined ? 0n : floorPpm(amount, rate)
        const key = `${owner}/${place + 1}/${asset}`
        if (part > 0n) expected.set(key, (expected.get(key) ?? 0n) + part)
      })
    }
    for (const key of new Set([...expected.keys(), ...this.#told.keys()])) {
      const [right, told] = [expected.get(key) ?? 0n, this.#told.get(key) ?? 0n]
      demand(right === told, 'INV-3', () => `${key} earned ${told}, by the rates ${right}`)
    }
  }

  get #rates(): readonly number[] {
    return this.#rewards.current?.terms.inviteRatesPpm ?? []
  }

  #mayEarn(invitee: OwnerId): boolean {
    return this.#qualified.has(invitee) && this.#rewards.level(invitee) >= 1
  }

  #inviterOf(invitee: OwnerId, level: number): OwnerId | undefined {
    let above: OwnerId | undefined = invitee
    for (let climbed = 0; climbed < level && above !== undefined; climbed++) above = this.#referrers.get(above)
    return above
  }
}
