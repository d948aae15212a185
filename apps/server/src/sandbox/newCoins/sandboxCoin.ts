import {
  type AssetDefinition,
  type AssetId,
  type MarketDefinition,
  type OfferingTerms,
  say,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'

const DAY_MS = 86_400_000
export const SANDBOX_SCALE = 4

/** Assets and spot markets from this number on are the sandbox’s own. */
export const FIRST_NUMBER = 500

interface Kind {
  readonly code: string
  readonly name: string
  readonly issuePrice: string
  readonly introduction: string
}

/** Coins that exist nowhere. The first three of a world have names of their own; later ones are called by their code, as in all languages. */
const KINDS: readonly Kind[] = [
  {
    code: 'HRBR',
    name: 'Harbour',
    issuePrice: '0.05',
    introduction: say('sandbox_coin_first'),
  },
  {
    code: 'LNTRN',
    name: 'Lantern',
    issuePrice: '0.25',
    introduction: say('sandbox_coin_pro_rata'),
  },
  {
    code: 'MRDN',
    name: 'Meridian',
    issuePrice: '1.2',
    introduction: say('sandbox_coin_review'),
  },
]

function kindOf(coin: number): Kind {
  const named = KINDS[coin - 1]
  if (named) return named
  const code = `SBX${coin}`
  return { code, name: code, issuePrice: '0.1', introduction: say('sandbox_coin') }
}

export function sandboxAsset(coin: number): AssetDefinition {
  const { code, name } = kindOf(coin)
  return { id: FIRST_NUMBER + coin, code, name, scale: SANDBOX_SCALE }
}

export function sandboxMarket(coin: number, quote: AssetId): MarketDefinition {
  const { code } = kindOf(coin)
  return {
    id: FIRST_NUMBER + coin,
    symbol: `${code}USDT`,
    name: `${code}/USDT`,
    base: FIRST_NUMBER + coin,
    quote,
    tickSize: '0.0001',
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
}

/** When a coin can be subscribed to, and when it is listed. */
export interface Times {
  readonly opens: Timestamp
  readonly closes: Timestamp
  readonly listTime: Timestamp
}

export function sandboxTerms(coin: number, times: Times): OfferingTerms {
  const { name, issuePrice, introduction } = kindOf(coin)
  return {
    coin,
    asset: FIRST_NUMBER + coin,
    name,
    issuePrice,
    volume: '1000000',
    lot: '0.1',
    min: '10',
    max: '20000',
    ...times,
    lockDays: 7,
    market: FIRST_NUMBER + coin,
    way: coin % 2 === 1 ? 'review' : 'pro_rata',
    issuer: say('sandbox_issuer'),
    releaseTime: times.opens,
    issueNumber: `SBX-${coin}`,
    circulation: '10000000',
    site: '',
    paper: '',
    introduction,
  }
}

/** Open for 30 days from a moment on, listed a day after its end. */
export function openFrom(opens: Timestamp): Times {
  const closes = opens + 30 * DAY_MS
  return { opens, closes, listTime: closes + DAY_MS }
}

/** Over and listed in a minute, which is time enough to subscribe on any machine. */
export function overSoon(now: Timestamp): Pick<Times, 'closes' | 'listTime'> {
  const closes = now + 60_000
  return { closes, listTime: closes }
}
