import type { QuoteContract } from '@touchstone/protocol'
import type { Random, Timestamp } from '@touchstone/quantities'
import type { HouseContractView } from '../desk/housePorts.ts'
import { stirred } from '../desk/stirring.ts'
import { CONTRACT_QUOTE_POLICY } from '../policy/contractPolicy.ts'
import { type ContractLadder, contractLadder, quoteCentre } from './contractLadder.ts'
import type { ContractTraits } from './contractTraits.ts'

const PPM = 1_000_000
/** A dated contract takes no new positions in its last minute. */
const LAST_MINUTE_MS = 60_000
/** Quotes that were refused are not tried again for so long, nor those that the book did not take. */
const REFUSED_PAUSE_MS = 10_000

interface Quoted extends ContractLadder {
  readonly centre: number
  readonly makerLots: number
}

/** The house market maker in one contract: decides each second whether to replace its quotes, and with what. */
export class ContractMaker {
  readonly #traits: ContractTraits
  readonly #holder: number
  readonly #irregularities: readonly number[]
  #quoted: Quoted | undefined
  #pausedUntil: Timestamp = 0
  /** When quotes that had gone were put back; undefined once they stand. */
  #mendedAt: Timestamp | undefined

  constructor(traits: ContractTraits, holder: number, random: Random) {
    this.#traits = traits
    this.#holder = holder
    this.#irregularities = CONTRACT_QUOTE_POLICY.levelValues.map(() => random())
  }

  /**
   * The next quotes, or undefined while those that stand are good. It withdraws once when there is no index price, and
   * shortly before the contract closes: what stands over a closing would be met at the price of another day.
   */
  decide(view: HouseContractView, now: Timestamp): QuoteContract | undefined {
    if (!view.open || view.makerQuote <= 0n || now < this.#pausedUntil) {
      if (!view.open) this.#quoted = undefined
      return undefined
    }
    if (view.indexPrice === 0 || this.#isClosing(view, now)) return this.withdraw()
    const centre = quoteCentre(this.#traits, view, now)
    const due = this.#isDue(view, centre)
    const gone = !due && this.#areGone(view, now)
    if (!due && !gone) return undefined
    const ladder = contractLadder(this.#traits, view, centre, this.#irregularities)
    const stands = !gone && this.#quoted?.makerLots === view.makerLots && isSame(this.#quoted, ladder)
    this.#quoted = { ...ladder, centre, makerLots: view.makerLots }
    return stands ? undefined : this.#command(ladder)
  }

  /** The standing quotes with a few sizes drawn anew; undefined when none stand. */
  stir(random: Random): QuoteContract | undefined {
    if (!this.#quoted) return undefined
    const { bid, ask, step, lots } = this.#quoted
    return this.#command({ bid, ask, step, lots: stirred(lots, this.#traits.definition.minLots, random) })
  }

  /** The last quotes never reached the book: decide anew at the next chance. */
  forget(): void {
    this.#quoted = undefined
  }

  refused(now: Timestamp): void {
    this.#quoted = undefined
    this.#pausedUntil = now + REFUSED_PAUSE_MS
  }

  /** Takes every quote out of the book; undefined when none of this process stands. */
  withdraw(): QuoteContract | undefined {
    if (!this.#quoted) return undefined
    this.#quoted = undefined
    return this.#command({ bid: 0, ask: 0, step: 1, lots: [] })
  }

  #isClosing({ closesAt }: HouseContractView, now: Timestamp): boolean {
    const { expiry } = this.#traits.definition
    const last = expiry > 0 ? expiry - LAST_MINUTE_MS : Number.POSITIVE_INFINITY
    const closes = closesAt > 0 ? closesAt : Number.POSITIVE_INFINITY
    return now >= Math.min(last, closes) - CONTRACT_QUOTE_POLICY.withdrawBeforeMs
  }

  /**
   * Whether the best quote of a side is no longer in the book, whatever became of the position: a customer who sells through
   * one side and buys through the other leaves it as it was. What does not come to stand is tried again after a pause.
   */
  #areGone({ bestBid, bestAsk }: HouseContractView, now: Timestamp): boolean {
    const { bid, ask } = this.#quoted ?? { bid: 0, ask: 0 }
    const stand = bestBid >= bid && (ask === 0 || (bestAsk > 0 && bestAsk <= ask))
    if (stand) this.#mendedAt = undefined
    if (stand || (this.#mendedAt !== undefined && now - this.#mendedAt < REFUSED_PAUSE_MS)) return false
    this.#mendedAt = now
    return true
  }

  #isDue(view: HouseContractView, centre: number): boolean {
    const quoted = this.#quoted
    if (!quoted) return true
    const { requoteMoveShare, requoteFillShare } = CONTRACT_QUOTE_POLICY
    const reach = (requoteMoveShare * this.#traits.halfSpreadPpm * quoted.centre) / PPM
    if (Math.abs(centre - quoted.centre) >= Math.max(1, reach)) return true
    const filled = Math.abs(view.makerLots - quoted.makerLots)
    return filled > 0 && filled >= requoteFillShare * (quoted.lots[0] ?? 0)
  }

  #command(ladder: ContractLadder): QuoteContract {
    return { type: 'QuoteContract', holder: this.#holder, contract: this.#traits.definition.id, ...ladder }
  }
}

function isSame(one: ContractLadder, other: ContractLadder): boolean {
  return (
    one.bid === other.bid && one.ask === other.ask && one.step === other.step && one.lots.join() === other.lots.join()
  )
}
