import type { AssetDefinition, MarketDefinition, OfferingTerms, OperatorAction } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import type { Named } from '../named.ts'

const MINUTE_MS = 60_000

/** The coin of the stories: two decimals, and a market with round numbers. */
export const CAT: AssetDefinition = { id: 4, code: 'CAT', name: 'Cat coin', scale: 2 }
export const CAT_MARKET: MarketDefinition = {
  id: 3,
  symbol: 'CATUSDT',
  name: 'CAT/USDT',
  base: CAT.id,
  quote: 1,
  tickSize: '0.01',
  lotSize: '0.1',
  minLots: 1,
  maxLots: 100_000,
  minNotional: '1',
  maxNotional: '100000',
  bandPpm: 900_000,
  defaultSlippagePpm: 50_000,
  maxSlippagePpm: 100_000,
  maxOpenOrders: 8,
}

/** Open at once for an hour, listed an hour later, locked for two days. */
export function toyOffering(now: number): OfferingTerms {
  return {
    coin: 1,
    asset: CAT.id,
    name: 'Cat coin',
    issuePrice: '0.333333',
    volume: '100',
    lot: '0.5',
    min: '1',
    max: '80',
    opens: now,
    closes: now + 60 * MINUTE_MS,
    listTime: now + 120 * MINUTE_MS,
    lockDays: 2,
    market: CAT_MARKET.id,
    way: 'review',
    issuer: 'Cats Ltd',
    releaseTime: 0,
    issueNumber: '1',
    circulation: '1000000',
    site: 'https://cat.example',
    paper: '',
    introduction: 'A coin of cats.',
  }
}

const MOMENTS: readonly string[] = ['opens', 'closes', 'listTime']

type Act = (run: Named, match: readonly string[]) => OperatorAction

/** The acts of people at the console about new coins. Moments are minutes from now. */
const ACTS: readonly (readonly [RegExp, Act])[] = [
  [/^lists? CAT$/, () => ({ type: 'ListAsset', asset: CAT })],
  [
    /^lists? CATUSDT (open|halted)$/,
    (_, [state]) => ({
      type: 'ListSpotMarket',
      definition: CAT_MARKET,
      state: state === 'open' ? 'open' : 'halted',
      reason: 'not yet',
    }),
  ],
  [
    /^offers? CAT(?:: (.*))?$/,
    (run, [change = '']) => ({
      type: 'SetOffering',
      terms: { ...toyOffering(run.now), ...changed(run.now, change) },
    }),
  ],
  [
    /^brings? (\S+) CAT by (\w+)$/,
    (_, [coins = '', evidence = '']) => ({ type: 'FundOffering', coin: 1, amount: cats(coins), evidence }),
  ],
  [
    /^(passes|refuses) subscription (\d+)$/,
    (_, [verb, subscription]) => ({
      type: 'DecideSubscription',
      subscription: Number(subscription),
      passed: verb === 'passes',
      reason: verb === 'passes' ? '' : 'not this time',
    }),
  ],
  [/^allocates? CAT$/, () => ({ type: 'AllocateOffering', coin: 1 })],
  [
    /^pays? the issuer (\S+) by (\w+)$/,
    (_, [usdt = '', evidence = '']) => ({
      type: 'PayIssuer',
      coin: 1,
      amount: parseDecimal(usdt, 6) ?? 0n,
      evidence,
    }),
  ],
  [/^gives? unsold CAT back by (\w+)$/, (_, [evidence = '']) => ({ type: 'ReturnUnsold', coin: 1, evidence })],
]

export function readCoinAct(run: Named, phrase: string): OperatorAction | undefined {
  const act = ACTS.find(([pattern]) => pattern.test(phrase))
  return act?.[1](run, act[0].exec(phrase)?.slice(1) ?? [])
}

export function cats(coins: string): bigint {
  return parseDecimal(coins, CAT.scale) ?? 0n
}

/** "volume 50, closes 10": minutes for moments, numbers for days, else the text. */
function changed(now: number, change: string): Partial<OfferingTerms> {
  const fields = change === '' ? [] : change.split(', ').map((field) => field.split(' ') as [string, string])
  return Object.fromEntries(fields.map(([field, value]) => [field, fieldOf(now, field, value)]))
}

function fieldOf(now: number, field: string, value: string): number | string {
  if (MOMENTS.includes(field)) return now + Number(value) * MINUTE_MS
  return ['lockDays', 'market', 'asset', 'coin'].includes(field) ? Number(value) : value
}
