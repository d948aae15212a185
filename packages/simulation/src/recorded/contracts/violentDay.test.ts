import { describe, expect, it } from 'vitest'
import { haveRecorded } from '../recordedFile.ts'
import { ViolentDay, type ViolentMarket } from './violentDay.ts'
import { aroundTheLow, BINANCE, BITFINEX, crashMinutes, type Minute, recordedMinutes } from './violentMinutes.ts'

const LITECOIN = 'violent-days/binance_usdm_LTCUSDT_20260205_06_1m.csv.gz'
const BITCOIN = 'violent-days/bitfinex_BTCUSD_20180115_17_1m.csv.gz'
const CUSTOMERS = 320

function play(name: string, market: ViolentMarket, minutes: readonly Minute[], seed: number): ViolentDay {
  const day = new ViolentDay(market, minutes[0]?.time ?? 0, CUSTOMERS, seed)
  const begun = performance.now()
  day.run(minutes)
  const { liquidated, reduced, deleveraged, funded, lowestFund } = day.audit
  console.log(
    `${name}: ${minutes.length} minutes, ${day.exchange.sequence} entries, ${day.opened} positions opened, ` +
      `${day.refused} orders refused, ${liquidated} taken over, ${reduced} reduced, ${deleveraged} deleveraged, ` +
      `${funded} fundings, the fund never below ${lowestFund}, ${Math.round(performance.now() - begun)} ms`,
  )
  return day
}

const LTC: ViolentMarket = { tickSize: '0.001', lotSize: '0.01', quantum: 10n }
const BTC: ViolentMarket = { tickSize: '0.1', lotSize: '0.001', quantum: 100n }

describe('a crash from a seed', () => {
  it('liquidates many and leaves nobody below zero, twice the same', () => {
    const day = play('A crash from a seed', LTC, crashMinutes(5), 7)
    expect(day.audit.liquidated).toBeGreaterThan(50)
    expect(day.audit.deleveraged).toBeGreaterThan(0)
    const again = play('The same again', LTC, crashMinutes(5), 7)
    expect(again.exchange.stateHash()).toBe(day.exchange.stateHash())
  }, 240_000)
})

describe.runIf(haveRecorded('Violent days', [LITECOIN, BITCOIN]))('recorded violent days', () => {
  it('Litecoin on 5 February 2026, down a quarter: liquidates, and nobody owes', () => {
    const minutes = aroundTheLow(recordedMinutes(LITECOIN, BINANCE, 1_000))
    const { audit } = play('Litecoin', LTC, minutes, 11)
    expect(audit.liquidated).toBeGreaterThan(100)
    expect(audit.reduced).toBeGreaterThan(0)
  }, 240_000)

  it('Bitcoin on 16 January 2018, down a third: liquidates, and nobody owes', () => {
    const minutes = aroundTheLow(recordedMinutes(BITCOIN, BITFINEX, 10))
    const { audit } = play('Bitcoin', BTC, minutes, 13)
    expect(audit.liquidated).toBeGreaterThan(100)
    expect(audit.funded).toBeGreaterThan(0)
  }, 240_000)
})
