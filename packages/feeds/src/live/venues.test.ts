import { describe, expect, it } from 'vitest'
import { DEFAULT_LIVE_SOURCES, parseLiveSources, VENUES } from './liveSources.ts'
import type { Venue, VenueId } from './venue.ts'

const venue = (id: VenueId): Venue => VENUES.find((each) => each.id === id) ?? expect.fail(id)
const PAIR = { base: 'BTC', quote: 'USDT' }

interface Example {
  readonly symbol: string
  readonly quote: string
  readonly expected: { readonly price: number; readonly sequence: number }
  readonly idle: readonly string[]
}

const EXAMPLES: Readonly<Record<VenueId, Example>> = {
  binance: {
    symbol: 'BTCUSDT',
    quote:
      '{"stream":"btcusdt@bookTicker","data":{"u":400900217,"s":"BTCUSDT","b":"63999.90","B":"31.21","a":"64000.10","A":"40.66"}}',
    expected: { price: 64_000, sequence: 400_900_217 },
    idle: ['{"result":null,"id":1}', '{"error":{"code":2,"msg":"Invalid request"},"id":1}'],
  },
  coinbase: {
    symbol: 'BTC-USDT',
    quote:
      '{"type":"ticker","sequence":29912241,"product_id":"BTC-USDT","price":"64000.5","best_bid":"63999","best_ask":"64001","time":"2026-11-18T15:00:00.000000Z"}',
    expected: { price: 64_000, sequence: 29_912_241 },
    idle: [
      '{"type":"subscriptions","channels":[]}',
      '{"type":"heartbeat","sequence":90,"last_trade_id":20,"product_id":"BTC-USDT","time":"2026-11-18T15:00:01Z"}',
      '{"type":"error","message":"Failed to subscribe","reason":"TRX-USDT is not a valid product"}',
    ],
  },
  kraken: {
    symbol: 'BTC/USDT',
    quote:
      '{"channel":"ticker","type":"update","data":[{"symbol":"BTC/USDT","bid":63999.5,"bid_qty":1.1,"ask":64000.5,"ask_qty":2,"last":64000.2}]}',
    expected: { price: 64_000, sequence: 0 },
    idle: [
      '{"channel":"heartbeat"}',
      '{"channel":"status","type":"update","data":[{"system":"online"}]}',
      '{"method":"subscribe","success":false,"error":"Currency pair not supported XYZ/USDT"}',
      '{"method":"pong"}',
    ],
  },
  okx: {
    symbol: 'BTC-USDT',
    quote:
      '{"arg":{"channel":"tickers","instId":"BTC-USDT"},"data":[{"instId":"BTC-USDT","last":"64000","bidPx":"63999.9","askPx":"64000.1","ts":"1795014000000"}]}',
    expected: { price: 64_000, sequence: 1_795_014_000_000 },
    idle: [
      'pong',
      '{"event":"subscribe","arg":{"channel":"tickers","instId":"BTC-USDT"}}',
      '{"event":"error","code":"60018","msg":"Wrong URL or channel"}',
    ],
  },
  bybit: {
    symbol: 'BTCUSDT',
    quote:
      '{"topic":"tickers.BTCUSDT","ts":1795014000000,"type":"snapshot","cs":2588407389,"data":{"symbol":"BTCUSDT","lastPrice":"64000","highPrice24h":"65000"}}',
    expected: { price: 64_000, sequence: 2_588_407_389 },
    idle: ['{"success":true,"ret_msg":"pong","op":"ping"}', '{"success":true,"ret_msg":"","op":"subscribe"}'],
  },
}

const GARBAGE = ['', '{', 'null', '[]', '5', '"text"', '{}', '{"data":[]}', '{"channel":"ticker","data":[]}', 'ping?']

describe.each(VENUES.map(({ id }) => id))('what %s says', (id) => {
  const example = EXAMPLES[id]

  it('is understood', () => {
    expect(venue(id).symbolOf(PAIR)).toBe(example.symbol)
    expect(venue(id).read(example.quote)).toEqual([{ symbol: example.symbol, ...example.expected }])
    for (const text of example.idle) expect(venue(id).read(text), text).toEqual([])
  })

  it('is asked for, each message naming its symbol', () => {
    const messages = venue(id).subscribe([example.symbol])
    expect(messages).toHaveLength(1)
    expect(messages[0]?.toUpperCase()).toContain(example.symbol)
  })

  it('is refused when it makes no sense', () => {
    for (const text of GARBAGE) expect(venue(id).read(text), text).toBeUndefined()
    for (const price of ['"-64000"', '"nan"', 'null', '"0"', '{}', '""'])
      expect(venue(id).read(example.quote.replace(/"?6[34]\d{3}(\.\d+)?"?/g, price)), price).toBeUndefined()
  })
})

describe('the setting of live sources', () => {
  it('changes addresses, leaves venues out, and takes both forms', () => {
    expect(Object.keys(DEFAULT_LIVE_SOURCES)).toEqual(['binance', 'coinbase', 'kraken', 'okx', 'bybit'])
    expect(parseLiveSources('okx=ws://localhost:1')).toEqual({ ...DEFAULT_LIVE_SOURCES, okx: 'ws://localhost:1' })
    expect(Object.keys(parseLiveSources('{"okx":"off","bybit":"off"}') ?? {})).toEqual([
      'binance',
      'coinbase',
      'kraken',
    ])
    for (const text of ['okx', '=x', 'okx=http://x', 'other=wss://x', '{"okx":1}', '{', ''])
      expect(parseLiveSources(text), text).toBeUndefined()
  })
})
