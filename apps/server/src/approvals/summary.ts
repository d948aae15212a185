import type { CoreQueries } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { FURTHER_NOTICE } from '../clock/furtherNotice.ts'
import { PRODUCTS } from '../products/products.ts'
import { amountText, changesOf, symbolOf } from '../trading/acts.ts'
import type { OpenLogin, Payload, ProposedAction } from './payload.ts'

type Sentence = (action: ProposedAction, core: CoreQueries, name: string) => string
type ActOf<Its> = Its extends { readonly acts: infer Told } ? keyof NonNullable<Told> : never
/** Acts of which a product tells. */
type ProductAct = ActOf<(typeof PRODUCTS)[number]>
type Sentences = {
  readonly [Type in Exclude<ProposedAction['type'], ProductAct>]: (
    action: Extract<ProposedAction, { type: Type }>,
    core: CoreQueries,
    name: string,
  ) => string
}

const PPM_DECIMALS = 4

export function percent(ppm: number): string {
  return `${formatDecimal(BigInt(ppm), PPM_DECIMALS).replace(/\.?0+$/, '')}%`
}

function until(time: number): string {
  return time >= FURTHER_NOTICE ? 'until further notice' : `until ${new Date(time).toISOString()}`
}

const MARKET_WORDS = { open: 'Open', halted: 'Halt', cancel_only: 'Allow only cancelling in' } as const

/** Of no product alone: an act that no product tells of has to stand here. */
const COMMON: Sentences = {
  AppointOperator: ({ operator, roles }, _core, name) => {
    const who = `operator ${operator}${name === '' ? '' : ` (${name})`}`
    return roles.length === 0 ? `Dismiss ${who}` : `Appoint ${who} as ${roles.join(', ')}`
  },
  FreezeOwner: ({ owner, frozen }) => `${frozen ? 'Stop' : 'Allow'} trading of customer ${owner}`,
  HoldWithdrawals: ({ owner, until: end }) =>
    end === 0 ? `Allow withdrawals of customer ${owner} again` : `Hold withdrawals of customer ${owner} ${until(end)}`,
  SetVerification: ({ owner, level }) => `Set the verification of customer ${owner} to level ${level}`,
  SetTier: ({ owner, tier }) => `Put customer ${owner} into fee tier ${tier}`,
  SetFeeTiers: ({ tiers }) =>
    `Set spot fees (maker/taker) to ${tiers.map(({ makerPpm, takerPpm }) => `${percent(makerPpm)}/${percent(takerPpm)}`).join(', ')}`,
  SetVerificationPolicy: ({ loanLimits, dailyWithdrawals }) =>
    `Set loan limits by level to ${loanLimits.join(', ')} and daily withdrawals to ${dailyWithdrawals.join(', ')} USDT`,
  SetMarketState: ({ market, state }, core) => `${MARKET_WORDS[state]} ${symbolOf(core, market)}`,
  ListAsset: ({ asset: { id, code, name, scale } }) => `List asset ${id}: ${code} (${name}), ${scale} decimals`,
  ListSpotMarket: ({ definition: { id, symbol, tickSize, lotSize, minNotional, maxNotional }, state, reason }) =>
    `List spot market ${id}: ${symbol}, price step ${tickSize}, quantity step ${lotSize}, orders of ${minNotional} to ${maxNotional}, ` +
    `${state}${reason === '' ? '' : ` (${reason})`}`,
  ListIndex: ({ definition }) => `List the index ${definition.symbol}`,
  ContributeCapital: ({ owner, asset, amount, evidence }, core) =>
    `Write down ${amountText(core, asset, amount)} of the operator's own money for ${owner}, proved by ${evidence}`,
  CancelDecision: ({ decision }) => `Take back decision ${decision}`,
  SetMoneyTerms: ({ terms }) => `Set the terms of deposits and withdrawals: ${changesOf(terms)}`,
  RestrictPlatform: ({ withdrawalsOnly, reason }) =>
    withdrawalsOnly ? `Allow only closing, withdrawing and depositing: ${reason}` : 'Allow everything again',
  OpenLogin: ({ owner }: OpenLogin) => `Allow customer ${owner} to log in again`,
}

const SENTENCES: ReadonlyMap<string, unknown> = new Map(
  [COMMON, ...PRODUCTS.map(({ acts }) => acts ?? {})].flatMap((sentences) => Object.entries<unknown>(sentences)),
)

/** An action in one English sentence. */
export function summaryOf({ action, name }: Pick<Payload, 'action' | 'name'>, core: CoreQueries): string {
  const sentence = SENTENCES.get(action.type) as Sentence
  return sentence(action, core, name)
}
