import { encodeCommand } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { sandboxGenesis } from '../feed/genesis.ts'
import { feedMarkets, openFeed } from '../openFeed.ts'
import { HandClock } from '../testing/handClock.ts'
import { OPENING, SmallExchange } from '../testing/smallExchange.ts'
import { createHouse } from './runner.ts'

const MINUTES = 30
const SECONDS = MINUTES * 60
/** Of a command in a block, and of a block: what leaves in one group is one block. */
const FRAMING = 4
const BLOCK_HEADER = 104
/** Samples are one group a second, quotes with orders another. */
const GROUPS_A_SECOND = 2
const BUDGET_BYTES_A_DAY = 200e6
const WORLDS = 2

/** Bytes a second that one idle world writes, all instruments listed, in a stretch that begins at `start`. */
async function idleRate(start: number, named: string): Promise<number> {
  const clock = new HandClock(start)
  const feed = openFeed({ feed: 'simulated', seed: '42', bornAt: start })
  const markets = feedMarkets(sandboxGenesis('real', feed))
  const exchange = new SmallExchange(markets, () => clock.time)
  const house = createHouse({
    feed,
    markets,
    openingBase: () => OPENING,
    holder: 1,
    submit: (command) => exchange.submit(command),
    readMarket: (market) => exchange.read(market),
    contracts: exchange.contracts,
    clock,
    random: seededRandom(1),
  })
  house.start()
  // What happens once, at the birth of a world, is no part of the rate.
  await clock.advance(30_000)
  exchange.commands.length = 0
  await clock.advance(MINUTES * 60_000)
  const written = [...exchange.commands]
  await house.stop()
  const bytes = written.reduce((sum, command) => sum + encodeCommand(command).length + FRAMING, 0)
  const rate = bytes / SECONDS + GROUPS_A_SECOND * BLOCK_HEADER
  const kinds = ['IndexSamples', 'MassQuote', 'PlaceOrder', 'QuoteContract', 'PlaceContractOrder'] as const
  const shares = kinds.map((type) => {
    const sizes = exchange.of(type).map((command) => encodeCommand(command).length)
    const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
    return `${type} ${(sizes.length / SECONDS).toFixed(2)}/s × ${Math.round(mean)} B`
  })
  console.log(`${named}: ${Math.round(rate)} B a second and world (${shares.join(', ')})`)
  return rate
}

describe('the log of an idle sandbox', () => {
  it('stays within 200 MB a day for both worlds, on a working day with everything listed', async () => {
    const busy = await idleRate(Date.UTC(2026, 10, 18, 15, 30), 'New York open')
    const quiet = await idleRate(Date.UTC(2026, 10, 18, 4), 'New York closed')
    const resting = await idleRate(Date.UTC(2026, 10, 21, 12), 'weekend')
    const day = WORLDS * 3_600 * (6.5 * busy + 17.5 * quiet)
    const weekend = WORLDS * 86_400 * resting
    console.log(
      `idle log, both worlds: ${(day / 1e6).toFixed(1)} MB a working day, ${(weekend / 1e6).toFixed(1)} MB on a Saturday`,
    )
    expect(day).toBeLessThan(BUDGET_BYTES_A_DAY)
    expect(weekend).toBeLessThan(day)
  })
})
