import type { ChangeMarket, OperatorAction, OperatorRole, SystemOwner } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { readHostingAct } from '../hosting/hostingActs.ts'
import { readMoneyAct } from '../moneyActs.ts'
import type { Named } from '../named.ts'
import { readCoinAct } from '../newCoins/coinActs.ts'
import { readRewardAct } from '../rewards/rewardActs.ts'

type Act = (run: Named, match: readonly string[]) => OperatorAction
type MarketChange = { readonly [Field in keyof ChangeMarket]?: string }

const SECOND_MS = 1_000
const USDT = 6
const BITCOIN = 8

/** Acts of operators at the console, in the words of the stories. */
const ACTS: readonly (readonly [RegExp, Act])[] = [
  [
    /^appoints? (\w+): (.*)$/,
    (run, [name = '', roles = '']) => ({
      type: 'AppointOperator',
      operator: run.operator(name),
      roles: roles.split(' ') as OperatorRole[],
    }),
  ],
  [
    /^dismiss(?:es)? (\w+)$/,
    (run, [name = '']) => ({ type: 'AppointOperator', operator: run.operator(name), roles: [] }),
  ],
  [
    /^(un)?freezes? (\w+)$/,
    (run, [un, name = '']) => ({
      type: 'FreezeOwner',
      owner: run.owner(name),
      frozen: un === undefined,
      reason: 'seen',
    }),
  ],
  [
    /^holds? (\w+) for (\d+) s$/,
    (run, [name = '', seconds]) => ({
      type: 'HoldWithdrawals',
      owner: run.owner(name),
      until: run.now + Number(seconds) * SECOND_MS,
      reason: 'seen',
    }),
  ],
  [
    /^verif(?:y|ies) (\w+) at (\d+)$/,
    (run, [name = '', level]) => ({
      type: 'SetVerification',
      owner: run.owner(name),
      level: Number(level) as 0 | 1 | 2 | 3,
    }),
  ],
  [
    /^puts? (\w+) into tier (\d+)$/,
    (run, [name = '', tier]) => ({ type: 'SetTier', owner: run.owner(name), tier: Number(tier) }),
  ],
  [/^sets? the fees to (.*)$/, (_, [tiers = '']) => ({ type: 'SetFeeTiers', tiers: tiers.split(' ').map(rates) })],
  [
    /^sets? the limits to (.*) for loans and (.*) a day$/,
    (_, [loans = '', daily = '']) => ({
      type: 'SetVerificationPolicy',
      loanLimits: loans.split(' '),
      dailyWithdrawals: daily.split(' '),
    }),
  ],
  [/^halts? the market$/, () => ({ type: 'SetMarketState', market: 1, state: 'halted', reason: 'seen' })],
  [/^opens? the market$/, () => ({ type: 'SetMarketState', market: 1, state: 'open', reason: 'over' })],
  [
    /^changes? the market to (.*)$/,
    (_, [change = '']) => {
      const fields: MarketChange = Object.fromEntries(change.split(', ').map((field) => field.split(' ')))
      return {
        type: 'ChangeMarket',
        market: 1,
        minLots: Number(fields.minLots ?? 0),
        maxLots: Number(fields.maxLots ?? 0),
        minNotional: fields.minNotional ?? '',
        maxNotional: fields.maxNotional ?? '',
        bandPpm: Number(fields.bandPpm ?? 0),
        defaultSlippagePpm: 0,
        maxSlippagePpm: 0,
        maxOpenOrders: Number(fields.maxOpenOrders ?? 0),
      }
    },
  ],
  [
    /^brings? (\S+) (USDT|BTC) to (\w+) by (\w+)$/,
    (_, [amount = '', code, owner, evidence = '']) => ({
      type: 'ContributeCapital',
      owner: owner as SystemOwner,
      asset: code === 'USDT' ? 1 : 2,
      amount: parseDecimal(amount, code === 'USDT' ? USDT : BITCOIN) ?? 0n,
      evidence,
    }),
  ],
  [/^cancels? (\w+)$/, (run, [name = '']) => ({ type: 'CancelDecision', decision: run.decision(name) })],
]

/** The action that a phrase names; undefined when it names none. */
export function readAct(run: Named, phrase: string): OperatorAction | undefined {
  const act = ACTS.find(([pattern]) => pattern.test(phrase))
  return act
    ? act[1](run, act[0].exec(phrase)?.slice(1) ?? [])
    : (readMoneyAct(run, phrase) ?? readHostingAct(phrase) ?? readCoinAct(run, phrase) ?? readRewardAct(run, phrase))
}

function rates(text: string) {
  const [makerPpm = 0, takerPpm = 0] = text.split('/').map(Number)
  return { makerPpm, takerPpm }
}
