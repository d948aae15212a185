import type { OwnerId, Wallet } from '@touchstone/protocol'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { TradingOffice } from '../../trading/testing/tradingOffice.ts'
import { PromisedActs, unitsOf } from './promisedActs.ts'

export const USDT = 1
export const BTC = 2
const USDT_SCALE = 6
const BTC_SCALE = 8

/** Units of an amount on the wire; a loss has a minus. */
export function usdt(text: string): bigint {
  return unitsOf(text, USDT_SCALE)
}

export function btc(text: string): bigint {
  return unitsOf(text, BTC_SCALE)
}

/** An office in which acts are compared with what was promised of them. */
export class PromisedWorld extends PromisedActs {
  readonly office: TradingOffice
  #last: AppliedEntry | undefined

  constructor(office: TradingOffice, seed: number) {
    super(seed)
    this.office = office
    office.real.world.follow((entry) => {
      this.#last = entry
    })
  }

  get core() {
    return this.office.real.world.core
  }

  available(owner: OwnerId, wallet: Wallet, asset: number): bigint {
    const held = this.core.ledger.balances(owner)
    return held.find((one) => one.wallet === wallet && one.asset === asset)?.available ?? 0n
  }

  /** The entry of an act: the only one since the preview. */
  async entryOf<Answer>(
    act: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly entry: AppliedEntry }> {
    const before = this.core.sequence
    const answer = await act()
    const entry = this.#last
    if (!entry || this.core.sequence !== before + 1) throw new Error('an act was not one entry')
    this.count()
    return { answer, entry }
  }
}

/**
 * How far fills are from the middle of the book in millionths, rounded up, as a fraction on the wire. `value`: of the lots that
 * were filled, in ticks times lots.
 */
export function awayFromMiddle(value: bigint, lots: number, { bestBid, bestAsk }: BookEnds): string {
  const twice = BigInt(bestBid + bestAsk) * BigInt(lots)
  const away = 2n * value > twice ? 2n * value - twice : twice - 2n * value
  const millionths = (away * 1_000_000n + twice - 1n) / twice
  return `0.${String(millionths).padStart(6, '0')}`
}

interface BookEnds {
  readonly bestBid: number
  readonly bestAsk: number
}
