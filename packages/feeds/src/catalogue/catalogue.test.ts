import {
  type ContractDefinition,
  contractUnits,
  INSTRUMENT_CLASSES,
  type IndexDefinition,
  type InstrumentClass,
  sessionAt,
} from '@touchstone/protocol'
import { MAX_LOTS, MAX_TICKS, parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { ASSETS, USDT_MARKETS } from '../feed/genesis.ts'
import { CATALOGUE, catalogueEntry, catalogueEntryOf } from './catalogue.ts'
import { dueListings } from './datedContracts.ts'
import { STOCK_HOLIDAYS } from './holidayData.ts'

const named = CATALOGUE.map((entry) => [entry.index.symbol, entry] as const)
const ofClass = (kind: InstrumentClass) => CATALOGUE.filter((entry) => entry.class === kind)
const indexOf = (symbol: string): IndexDefinition => catalogueEntryOf(symbol)?.index ?? expect.fail(symbol)
const at = (text: string) => Date.parse(text)

describe('the catalogue', () => {
  it('has instruments of every class', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(46)
    const least = { crypto: 14, metal: 4, crude: 2, energy: 2, forex: 10, stock: 10, index: 6, etf: 5 }
    for (const kind of INSTRUMENT_CLASSES) expect(ofClass(kind).length, kind).toBeGreaterThanOrEqual(least[kind])
    expect(CATALOGUE.filter(({ options }) => options).length).toBeGreaterThanOrEqual(20)
    expect(CATALOGUE.filter(({ dated }) => dated).map(({ row }) => row.root)).toEqual(['BTC', 'ETH', 'SOL'])
  })

  it('uses every id and symbol once, in the ranges they have', () => {
    const ids = CATALOGUE.map(({ index }) => index.id)
    const contracts = CATALOGUE.map(({ perpetual }) => perpetual.id)
    const symbols = CATALOGUE.flatMap(({ index, perpetual }) => [index.symbol, perpetual.symbol])
    for (const list of [ids, contracts, symbols]) expect(new Set<number | string>(list).size).toBe(list.length)
    for (const id of ids) expect(id < 1000 ? USDT_MARKETS.some((market) => market.id === id) : id < 2000).toBe(true)
    for (const id of contracts) expect(id >= 2000 && id < 10_000).toBe(true)
  })

  it('shares id, symbol and tick with the spot markets', () => {
    for (const { id, symbol, tickSize } of USDT_MARKETS)
      expect(catalogueEntry(id)?.index).toMatchObject({ id, symbol, tickSize, class: 'crypto' })
  })

  it.each(named)('gives %s exact units and a lot worth 1 to 60 USDT', (_, { row, index, perpetual }) => {
    const { quantum } = contractUnits(perpetual, index, ASSETS)
    expect(quantum).toBeGreaterThan(0n)
    const ticks = row.anchor / Number(row.tick)
    expect(Math.round(ticks * Math.exp(1.2))).toBeLessThan(MAX_TICKS)
    expect(ticks).toBeGreaterThan(3_000)
    const lotValue = (ticks * Number(quantum)) / 1e6
    expect(lotValue).toBeGreaterThanOrEqual(1)
    expect(lotValue).toBeLessThanOrEqual(60)
    expect(perpetual.maxLots).toBeLessThanOrEqual(MAX_LOTS)
    expect(perpetual.maxLots * lotValue).toBeGreaterThan(Number(perpetual.tiers.at(-1)?.upTo))
  })

  describe('a position opened at the index', () => {
    /** Leverages at which the mark, as far as the own book can move it, liquidates it. */
    const endangered = (contracts: readonly ContractDefinition[]) =>
      new Set(
        contracts.flatMap(({ bandPpm, tiers }) =>
          tiers.flatMap(({ maxLeverage, maintenancePpm }) =>
            1_000_000 / maxLeverage - maintenancePpm > bandPpm / 10 ? [] : [maxLeverage],
          ),
        ),
      )

    it('is not liquidated by the own book of a perpetual, at any leverage', () => {
      expect(endangered(CATALOGUE.map(({ perpetual }) => perpetual))).toEqual(new Set())
    })

    it('may be by that of a dated contract, whose mark follows it twice as far, above 25 times', () => {
      const dated = dueListings(at('2026-01-05T00:00:00Z'), [])
      expect(dated.length).toBeGreaterThan(0)
      expect(endangered(dated)).toEqual(new Set([100, 75, 50]))
    })
  })

  it.each(named)('keeps a new position in %s well away from liquidation', (_, { class: kind, perpetual }) => {
    const { tiers, maxLeverage } = perpetual
    expect(maxLeverage).toBeLessThanOrEqual(kind === 'crypto' ? 100 : 25)
    expect(tiers[0]?.maxLeverage).toBe(maxLeverage)
    expect(tiers[0]?.maintenancePpm).toBeLessThan(1_000_000 / maxLeverage / 1.5)
    tiers.forEach((tier, i) => {
      expect(tier.maintenancePpm * tier.maxLeverage).toBeLessThanOrEqual(600_000)
      const before = tiers[i - 1]
      if (!before) return
      expect(Number(tier.upTo)).toBeGreaterThan(Number(before.upTo))
      expect(tier.maintenancePpm).toBeGreaterThan(before.maintenancePpm)
      expect(tier.maxLeverage).toBeLessThan(before.maxLeverage)
    })
    expect(parseDecimal(perpetual.impactNotional, 6)).toBeGreaterThan(0n)
    expect(perpetual).toMatchObject({ makerPpm: 200, takerPpm: 500, fundingIntervalMs: 28_800_000, expiry: 0 })
  })

  it('says when a price number is not in dollars', () => {
    for (const symbol of ['USDJPY', 'JPN225', 'EURGBP', 'GER40'])
      expect(catalogueEntryOf(symbol)?.note).toContain('counts as USDT')
    expect(catalogueEntryOf('AAPL')?.note).toBe('')
    expect(catalogueEntryOf('XAUPERP')?.index.symbol).toBe('XAUUSD')
    expect(catalogueEntryOf('NONE')).toBeUndefined()
  })
})

describe('trading hours', () => {
  const open = (symbol: string, time: string) => sessionAt(indexOf(symbol).calendar, at(time)).open

  it('never close coins', () => {
    for (const time of ['2026-11-21T12:00Z', '2026-12-25T00:00Z']) expect(open('BTCUSDT', time)).toBe(true)
  })

  it('hold currencies from Sunday 17:00 to Friday 17:00, New York', () => {
    expect(open('EURUSD', '2026-11-20T21:59Z')).toBe(true)
    expect(open('EURUSD', '2026-11-20T22:00Z')).toBe(false)
    expect(open('EURUSD', '2026-11-22T21:59Z')).toBe(false)
    expect(open('EURUSD', '2026-11-22T22:00Z')).toBe(true)
    expect(open('EURUSD', '2026-07-17T21:00Z')).toBe(false)
    expect(open('EURUSD', '2026-12-25T15:00Z')).toBe(false)
  })

  it('rest metals, energy and indices for an hour each day', () => {
    for (const symbol of ['XAUUSD', 'WTIUSD', 'NGASUSD', 'US500']) {
      expect(open(symbol, '2026-11-18T21:59Z')).toBe(true)
      expect(open(symbol, '2026-11-18T22:30Z')).toBe(false)
      expect(open(symbol, '2026-11-18T23:00Z')).toBe(true)
      expect(open(symbol, '2026-11-20T22:30Z')).toBe(false)
      expect(open(symbol, '2026-11-22T22:59Z')).toBe(false)
      expect(open(symbol, '2026-11-22T23:00Z')).toBe(true)
    }
  })

  it('open stocks and funds from 09:30 to 16:00, New York, but not on holidays', () => {
    for (const symbol of ['AAPL', 'SPY']) {
      expect(open(symbol, '2026-11-18T14:29Z')).toBe(false)
      expect(open(symbol, '2026-11-18T14:30Z')).toBe(true)
      expect(open(symbol, '2026-11-18T21:00Z')).toBe(false)
      expect(open(symbol, '2026-11-26T16:00Z')).toBe(false)
      expect(open(symbol, '2026-07-06T13:30Z')).toBe(true)
    }
  })

  it('name holidays that fall on working days only', () => {
    for (const day of STOCK_HOLIDAYS) expect([0, 6], day).not.toContain(new Date(`${day}T12:00Z`).getUTCDay())
    for (const year of ['2026', '2027', '2028'])
      expect(STOCK_HOLIDAYS.filter((day) => day.startsWith(year)).length).toBeGreaterThanOrEqual(9)
  })
})
