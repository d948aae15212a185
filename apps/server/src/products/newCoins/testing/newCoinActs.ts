import type { MarketDefinition, OfferingTerms, OperatorAction, World } from '@touchstone/protocol'
import { TEST_START_MS } from '../../../projector/testing/testWorld.ts'
import { appointTwo, decideByTwo } from '../../../sequencer/testing/decisionsOfTwo.ts'
import type { Fields } from '../../../trading/testing/testGateway.ts'
import { OFFICE_PASSWORD, type TradingOffice } from '../../../trading/testing/tradingOffice.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const COIN_ASSET = 50
export const COIN_MARKET = 50
const UNITS = 10_000n

export const BUY = { id: '1', quantity: '1000', agree: '1', tpwd: OFFICE_PASSWORD }

const TESTCOIN = { id: COIN_ASSET, code: 'TCN', name: 'Testcoin', scale: 4 }
const TESTCOIN_MARKET: MarketDefinition = {
  id: COIN_MARKET,
  symbol: 'TCNUSDT',
  name: 'TCN/USDT',
  base: COIN_ASSET,
  quote: 1,
  tickSize: '0.001',
  lotSize: '0.1',
  minLots: 1,
  maxLots: 10_000_000,
  minNotional: '1',
  maxNotional: '100000',
  bandPpm: 500_000,
  defaultSlippagePpm: 20_000,
  maxSlippagePpm: 100_000,
  maxOpenOrders: 200,
}

/** 10,000 coins at 0.25 USDT for a day, listed half a day later, locked for two days. */
export const TERMS: OfferingTerms = {
  coin: 1,
  asset: COIN_ASSET,
  name: 'Testcoin',
  issuePrice: '0.25',
  volume: '10000',
  lot: '0.1',
  min: '10',
  max: '8000',
  opens: TEST_START_MS,
  closes: TEST_START_MS + DAY_MS,
  listTime: TEST_START_MS + DAY_MS + 12 * HOUR_MS,
  lockDays: 2,
  market: COIN_MARKET,
  way: 'review',
  issuer: 'Testcoin Foundation',
  releaseTime: TEST_START_MS,
  issueNumber: 'TCN-1',
  circulation: '1000000',
  site: 'https://testcoin.example',
  paper: 'https://testcoin.example/paper.pdf',
  introduction: 'A coin for tests.',
}

/** What two operators and their customers do about new coins in an office. */
export function newCoinActs(office: () => TradingOffice) {
  let evidence = 0
  const decide = async (action: OperatorAction, world: World = 'real') => {
    const port = office()[world].world
    await decideByTwo(port, action)
    office().saw(port.core.sequence)
  }
  const fund = (coins: bigint, world: World = 'real') =>
    decide({ type: 'FundOffering', coin: 1, amount: coins * UNITS, evidence: `issuer ${++evidence}` }, world)
  return {
    decide,
    fund,

    appoint: (world: World = 'real') => appointTwo(office()[world].world, 'administrator', 'treasury', 'markets'),

    /** Lists the asset, offers all of it and brings the coins in; the market is listed apart. */
    async offer(change: Partial<OfferingTerms> = {}, world: World = 'real') {
      await decide({ type: 'ListAsset', asset: TESTCOIN }, world)
      await decide({ type: 'SetOffering', terms: { ...TERMS, ...change } }, world)
      await fund(BigInt(change.volume ?? TERMS.volume), world)
    },

    listMarket: (world: World = 'real') =>
      decide(
        { type: 'ListSpotMarket', definition: TESTCOIN_MARKET, state: 'halted', reason: 'before its listing' },
        world,
      ),

    pass: (subscription: string, passed = true, reason = '') =>
      decide({ type: 'DecideSubscription', subscription: Number(subscription), passed, reason }),

    buy: (token: string, change: Fields = {}) => office().data('buyNewcoins', { ...BUY, ...change, token }),
    refused: (token: string, change: Fields = {}) => office().ask('buyNewcoins', { ...BUY, ...change, token }),
    giveBack: (token: string, orderNo: string, change: Fields = {}) =>
      office().ask('returnNewcoins', { token, orderNo, tpwd: OFFICE_PASSWORD, ...change }),
    mine: async (token: string, state = '') =>
      (await office().data('getMyNewcoins', { token, ...(state && { state }) })).list,
    info: (token?: string) => office().data('getNewcoinsInfo', { id: '1', ...(token && { token }) }),
    book: () => office().data('getNewcoinsBook', { id: '1' }),

    async funds(token: string, currency: string) {
      const { list } = await office().data('getAsset2', { token, account: 'funds' })
      const { available, frozen } = list.find((each) => each.currency === currency) ?? {}
      return { available, frozen }
    },

    /** To a moment of the exchange, with something after it that its clock can follow. */
    async until(moment: number, world: World = 'real') {
      const test = office()[world]
      await test.pass(moment - test.clock.wallMs())
      await office().price(500_000, world)
    },
  }
}
