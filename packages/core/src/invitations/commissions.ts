import type { OwnerId } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'

/** The commission that one customer's fees of one Hong Kong day, in one asset, earn one inviter. It waits in `fees`. */
export interface Commission {
  readonly inviter: OwnerId
  readonly invitee: OwnerId
  /** 1: the customer's inviter. */
  readonly level: number
  readonly day: number
  /** Place in the genesis list. */
  readonly asset: number
  amount: Amount
  readonly usableFrom: Timestamp
}

/** Where a new commission belongs. */
export type CommissionPlace = Omit<Commission, 'amount'>

/** Commissions that wait: by the moment from which they are usable, by inviter, and those of the last day of each invitee. */
export class Commissions {
  /** By moment; at one moment in the order in which they began. */
  readonly #queue = new Map<Timestamp, Set<Commission>>()
  readonly #byInviter = new Map<OwnerId, Set<Commission>>()
  /** Of the last day on which an invitee's fees earned any. */
  readonly #latest = new Map<OwnerId, Commission[]>()
  /** By asset. */
  readonly waiting = new Map<number, Amount>()
  /** By invitee, then asset: all that was ever earned of the fees. */
  readonly earned = new Map<OwnerId, Map<number, Amount>>()
  /** Number of commissions that fell due in the entry at hand. */
  stepsInEntry = 0
  #next: Timestamp = 0

  /** The earliest moment at which something is usable; 0 = none. */
  get next(): Timestamp {
    return this.#next
  }

  /** The one that is usable first. */
  get first(): Commission | undefined {
    for (const commission of this.#queue.get(this.#next) ?? []) return commission
    return undefined
  }

  /** By moment, then in the order in which they began. */
  all(): Commission[] {
    const moments = [...this.#queue.keys()].sort((one, other) => one - other)
    return moments.flatMap((moment) => [...(this.#queue.get(moment) ?? [])])
  }

  ofInviter(inviter: OwnerId): Commission[] {
    return [...(this.#byInviter.get(inviter) ?? [])].sort((one, other) => one.usableFrom - other.usableFrom)
  }

  /** Adds to the line of the day, or begins it; answers the line. */
  earn(place: CommissionPlace, amount: Amount): Commission {
    const { invitee, level, asset, day } = place
    const isHere = (line: Commission) => line.day === day && line.level === level && line.asset === asset
    const known = this.#latest.get(invitee)?.find(isHere)
    const line = known ?? { ...place, amount: 0n }
    if (!known) this.#wait(line)
    line.amount += amount
    this.#count(line, amount)
    const ofInvitee = this.earned.get(invitee) ?? new Map<number, Amount>()
    ofInvitee.set(asset, (ofInvitee.get(asset) ?? 0n) + amount)
    this.earned.set(invitee, ofInvitee)
    return line
  }

  /** Adds a line of a snapshot. The snapshot has them in the order of {@link all}. */
  restore(line: Commission): void {
    this.#wait(line)
    this.#count(line, line.amount)
  }

  remove(line: Commission): void {
    const queue = this.#queue.get(line.usableFrom)
    queue?.delete(line)
    if (queue?.size === 0) {
      this.#queue.delete(line.usableFrom)
      this.#next = this.#queue.size === 0 ? 0 : Math.min(...this.#queue.keys())
    }
    const own = this.#byInviter.get(line.inviter)
    own?.delete(line)
    if (own?.size === 0) this.#byInviter.delete(line.inviter)
    this.#count(line, -line.amount)
  }

  #wait(line: Commission): void {
    const { usableFrom, inviter, invitee, day } = line
    addTo(this.#queue, usableFrom, line)
    addTo(this.#byInviter, inviter, line)
    if (this.#next === 0 || usableFrom < this.#next) this.#next = usableFrom
    const latest = this.#latest.get(invitee)
    const latestDay = latest?.[0]?.day ?? 0
    if (!latest || day > latestDay) this.#latest.set(invitee, [line])
    else if (day === latestDay) latest.push(line)
  }

  #count({ asset }: Commission, amount: Amount): void {
    this.waiting.set(asset, (this.waiting.get(asset) ?? 0n) + amount)
  }
}

function addTo<Key>(sets: Map<Key, Set<Commission>>, key: Key, line: Commission): void {
  const set = sets.get(key)
  if (set) set.add(line)
  else sets.set(key, new Set([line]))
}
