import type { CoreQueries, OperatorAction } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'
import { FURTHER_NOTICE } from '../clock/furtherNotice.ts'
import type { OpenLogin, Payload, ProposedAction } from './payload.ts'

type Core = Pick<CoreQueries, 'assets' | 'spot' | 'contracts'>
type Sentences = {
  readonly [Type in ProposedAction['type']]: (
    action: Extract<ProposedAction, { type: Type }>,
    core: Core,
    name: string,
  ) => string
}

const PPM_DECIMALS = 4

export function percent(ppm: number): string {
  return `${formatDecimal(BigInt(ppm), PPM_DECIMALS).replace(/\.?0+$/, '')}%`
}

function symbolOf(core: Core, id: number): string {
  const known =
    core.spot.markets().find((market) => market.id === id) ?? core.contracts.all().find((each) => each.id === id)
  return known?.symbol ?? `market ${id}`
}

/** "minLots 1, maxLots 500": what a change sets; fields that stay are 0 or ''. */
function changesOf(action: object): string {
  return Object.entries(action)
    .filter(([field, value]) => !['type', 'market', 'contract'].includes(field) && value !== 0 && value !== '')
    .map(([field, value]) => `${field} ${value}`)
    .join(', ')
}

function until(time: number): string {
  return time >= FURTHER_NOTICE ? 'until further notice' : `until ${new Date(time).toISOString()}`
}

const MARKET_WORDS = { open: 'Open', halted: 'Halt', cancel_only: 'Allow only cancelling in' } as const

const SENTENCES: Sentences = {
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
  ChangeMarket: (action, core) => `Change ${symbolOf(core, action.market)}: ${changesOf(action)}`,
  ChangeContract: (action, core) => `Change ${symbolOf(core, action.contract)}: ${changesOf(action)}`,
  ListIndex: ({ definition }) => `List the index ${definition.symbol}`,
  ListContract: ({ definition }) => `List the contract ${definition.symbol}`,
  ListOptions: ({ terms }) => `List timed orders on index ${terms.index}`,
  ContributeCapital: ({ owner, asset, amount, evidence }, core) => {
    const { code, scale } = core.assets().find(({ id }) => id === asset) ?? { code: `asset ${asset}`, scale: 0 }
    return `Write down ${formatDecimal(amount, scale)} ${code} of the operator's own money for ${owner}, proved by ${evidence}`
  },
  CancelDecision: ({ decision }) => `Take back decision ${decision}`,
  SetMoneyTerms: ({ terms }) => `Set the terms of deposits and withdrawals: ${changesOf(terms)}`,
  TakeWithdrawal: ({ withdrawal }) => `Begin the review of withdrawal ${withdrawal}`,
  ApproveWithdrawal: ({ withdrawal }) => `Approve withdrawal ${withdrawal}`,
  RefuseWithdrawal: ({ withdrawal }) => `Refuse withdrawal ${withdrawal} and give its amount back`,
  PayBankWithdrawal: ({ withdrawal, reference }) =>
    `Write down that the bank has paid withdrawal ${withdrawal}: ${reference}`,
  CreditPurchase: ({ owner, asset, amount, reference }, core) => {
    const { code, scale } = core.assets().find(({ id }) => id === asset) ?? { code: `asset ${asset}`, scale: 0 }
    return `Hand ${formatDecimal(amount, scale)} ${code} over to customer ${owner}, paid by remittance ${reference}`
  },
  RestrictPlatform: ({ withdrawalsOnly, reason }) =>
    withdrawalsOnly ? `Allow only closing, withdrawing and depositing: ${reason}` : 'Allow everything again',
  OpenLogin: ({ owner }: OpenLogin) => `Allow customer ${owner} to log in again`,
}

/** What an action does, in one English sentence. */
export function summaryOf({ action, name }: Pick<Payload, 'action' | 'name'>, core: Core): string {
  const sentence = SENTENCES[action.type] as (action: OperatorAction | OpenLogin, core: Core, name: string) => string
  return sentence(action, core, name)
}
