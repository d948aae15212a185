import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueEntryOf } from '../catalogue/catalogue.ts'
import { openFeed } from '../openFeed.ts'

/** A Wednesday on which everything is open. */
const BORN = Date.UTC(2026, 10, 18, 15)
const idOf = (symbol: string) => catalogueEntryOf(symbol)?.index.id ?? expect.fail(symbol)
const open = (path: string, bornAt = BORN) => openFeed({ feed: `replay:${path}`, seed: '', bornAt })

/** All prices of one round of a recording's first instrument, one a second. */
function prices(path: string, seconds: number): number[] {
  const feed = open(path)
  return Array.from({ length: seconds }, (_, second) => feed.poll(BORN + second * 1000)[0]?.sources[0] ?? 0)
}

describe('recordings of other forms', () => {
  let folder = ''
  const write = async (name: string, lines: readonly string[]) => {
    await writeFile(`${folder}/${name}`, `${lines.join('\n')}\n`)
    return `${folder}/${name}`
  }
  beforeAll(async () => {
    folder = await mkdtemp(`${tmpdir()}/touchstone-forms-`)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('reads candles whose day and time of day stand apart', async () => {
    const path = await write('comex_GC_1m.csv', [
      'date,ms_of_day,open,high,low,close,volume',
      '20131007,0,1313.70,1314.00,1313.00,1313.50,49',
      '20131007,60000,1313.50,1313.60,1313.20,1313.30,3',
    ])
    const feed = open(path)
    expect(feed).toMatchObject({ markets: [idOf('XAUUSD')], minimumSources: 1, recorded: true })
    expect(feed.label).toContain('single recorded source')
    const heard = prices(path, 300)
    expect(Math.max(...heard)).toBe(131_400)
    expect(Math.min(...heard)).toBe(131_300)
  })

  it('takes the middle of bids and asks, at which nothing was traded', async () => {
    const path = await write('oanda_EURUSD_1m.csv', [
      'date,ms_of_day,bid_open,bid_high,bid_low,bid_close,bid_size,ask_open,ask_high,ask_low,ask_close,ask_size',
      '20140501,0,1.38670,1.38680,1.38660,1.38680,0,1.38690,1.38700,1.38680,1.38700,0',
      '20140501,60000,1.38680,1.38680,1.38680,1.38680,0,1.38700,1.38700,1.38700,1.38700,0',
    ])
    const heard = prices(path, 300)
    expect([Math.min(...heard), Math.max(...heard)]).toEqual([138_670, 138_690])
    const feed = open(path)
    for (let second = 0; second < 200; second++) expect(feed.poll(BORN + second * 1000)[0]?.trades).toEqual([])
  })

  it('reads quotes of a day named by the file, and prices alone', async () => {
    const quotes = await write('oanda_XAUUSD_20140505_tick.csv', [
      'ms_of_day,bid,ask',
      '40.1868,1300.30,1300.50',
      '90000,1301.30,1301.50',
    ])
    expect(new Set(prices(quotes, 240))).toEqual(new Set([130_040, 130_140]))
    const daily = await write('brent_daily.csv', ['Date,Price', '2026-08-17,95.11', '2026-08-18,95.29'])
    expect(open(daily).markets).toEqual([idOf('BRENTUSD')])
    expect(new Set([...prices(daily, 10), ...prices(daily, 10)]).size).toBe(1)
  })

  it('reads stocks in ten-thousandths of a dollar', async () => {
    const path = await write('usa_AAPL_1m.csv', [
      'date,ms_of_day,open,high,low,close,volume',
      '20140605,34200000,6448000,6450000,6446000,6447000,900',
      '20140605,34260000,6447000,6447000,6447000,6447000,100',
    ])
    const heard = prices(path, 300)
    expect([Math.min(...heard), Math.max(...heard)]).toEqual([64_460, 64_500])
  })

  it('reads candles without volume and dates with a zone', async () => {
    const path = await write('fxcm_USDJPY_1m_ask.csv', [
      'timestamp,open,high,low,close',
      '2013-02-01 00:00:00+00:00,91.717,91.720,91.655,91.655',
      '2013-02-01 00:01:00+00:00,91.655,91.699,91.654,91.666',
    ])
    const heard = prices(path, 300)
    expect([Math.min(...heard), Math.max(...heard)]).toEqual([91_654, 91_720])
  })

  it('is not heard while the instrument is closed', async () => {
    const path = await write('comex_GC_again.csv', ['Date,Price', '2026-08-17,4000', '2026-08-18,4100'])
    const feed = open(path)
    expect(feed.poll(BORN)).toHaveLength(1)
    expect(feed.poll(Date.UTC(2026, 10, 21, 12))).toEqual([])
    expect(feed.poll(Date.UTC(2026, 10, 23, 12))).toHaveLength(1)
  })
})

const DATA = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))

describe('real recordings', () => {
  const cases: readonly (readonly [path: string, symbol: string, low: number, high: number])[] = [
    ['tradfi/oanda_XAUUSD_201405_1m.csv.gz', 'XAUUSD', 127_000, 132_000],
    ['tradfi/cme_ES_201310_1m.csv.gz', 'US500', 16_300, 17_100],
    ['tradfi/oanda_EURUSD_201405_1m.csv.gz', 'EURUSD', 136_000, 140_000],
    ['tradfi/fxcm_USDJPY_201302_1m_ask.csv.gz', 'USDJPY', 90_000, 95_000],
    ['tradfi/oanda_DE30EUR_20190220_1m.csv.gz', 'GER40', 113_000, 115_000],
    ['tradfi/usa_SPY_201310_1m.csv.gz', 'SPY', 16_300, 17_100],
    ['tradfi/usa_AAPL_1d.csv.gz', 'AAPL', 1_200, 71_000],
    ['tradfi/wti_daily.csv.gz', 'WTIUSD', 9_000, 150_000],
    ['violent-days/binance_usdm_AVAXUSDT_20260205_06_1m.csv.gz', 'AVAXUSDT', 7_000, 10_500],
    ['violent-days/BTC-PERP_20220101_20220201_1m.csv.gz', 'BTCUSDT', 320_000, 480_000],
  ]

  it.each(cases)('plays %s as %s', (file, symbol, low, high) => {
    if (!existsSync(DATA + file)) {
      console.warn(`${file}: not played, the recording is not here`)
      return
    }
    const feed = open(DATA + file)
    expect(feed.markets).toEqual([idOf(symbol)])
    const heard = Array.from({ length: 120 }, (_, minute) => feed.poll(BORN + minute * 60_000)[0]?.sources[0] ?? 0)
    for (const price of heard.filter((each) => each > 0)) {
      expect(price).toBeGreaterThanOrEqual(low)
      expect(price).toBeLessThanOrEqual(high)
    }
    expect(heard[0]).toBeGreaterThan(0)
    const days = feed.history(idOf(symbol), '1d', 10_000, BORN)
    expect(days.length).toBeGreaterThan(0)
  })
})
