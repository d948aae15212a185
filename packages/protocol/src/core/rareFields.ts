import type { CommandType } from './commands.ts'
import { INSTRUMENT_CLASSES, type MarginMode } from './contract.ts'
import { CHAINS, type WithdrawalKind } from './money.ts'
import { OPERATOR_ROLES, type OperatorAction } from './operators.ts'
import { SYSTEM_OWNERS, WALLETS } from './owners.ts'

/** What a field of a rare command holds. A list names the shape of its items, a choice that of each of its kinds. */
export type Shape =
  | 'whole'
  | 'text'
  | 'flag'
  | 'amount'
  | readonly string[]
  | { readonly list: Fields }
  | { readonly texts: true }
  | { readonly words: readonly string[] }
  | { readonly fields: Fields }
  | { readonly choice: { readonly [type: string]: Fields } }
  /** Came later: logs of before do not have it, and without a value nothing is written. */
  | { readonly optional: 'whole' }
export type Fields = { readonly [field: string]: Shape }

export type RareType = Exclude<
  CommandType,
  | 'PlaceOrder'
  | 'AmendOrder'
  | 'CancelOrder'
  | 'MassQuote'
  | 'IndexSamples'
  | 'PlaceContractOrder'
  | 'CancelContractOrder'
  | 'QuoteContract'
>

/** What every customer command carries. */
const STAMP: Fields = { owner: 'whole', key1: 'whole', key2: 'whole', inputHash: 'whole', issuedAt: 'whole' }

const MARKET: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  base: 'whole',
  quote: 'whole',
  tickSize: 'text',
  lotSize: 'text',
  minLots: 'whole',
  maxLots: 'whole',
  minNotional: 'text',
  maxNotional: 'text',
  bandPpm: 'whole',
  defaultSlippagePpm: 'whole',
  maxSlippagePpm: 'whole',
  maxOpenOrders: 'whole',
}

const MARGIN_MODES: readonly MarginMode[] = ['isolated', 'cross']

const INDEX: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  class: INSTRUMENT_CLASSES,
  tickSize: 'text',
  calendar: {
    fields: {
      zone: ['utc', 'newYork'],
      sessions: { list: { from: 'whole', to: 'whole' } },
      holidays: { texts: true },
    },
  },
}

const CONTRACT: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  kind: ['perpetual', 'dated'],
  index: 'whole',
  quote: 'whole',
  unit: 'text',
  lotSize: 'text',
  minLots: 'whole',
  maxLots: 'whole',
  maxLeverage: 'whole',
  tiers: { list: { upTo: 'text', maintenancePpm: 'whole', maxLeverage: 'whole' } },
  makerPpm: 'whole',
  takerPpm: 'whole',
  liquidationPpm: 'whole',
  bandPpm: 'whole',
  defaultSlippagePpm: 'whole',
  maxSlippagePpm: 'whole',
  maxOpenOrders: 'whole',
  fundingIntervalMs: 'whole',
  interestE8: 'whole',
  interestClampE8: 'whole',
  fundingCapE8: 'whole',
  impactNotional: 'text',
  expiry: 'whole',
}

const OPTION_TERMS: Fields = {
  index: 'whole',
  quote: 'whole',
  cycles: {
    list: { id: 'whole', seconds: 'whole', payoutPpm: 'whole', feePpm: 'whole', min: 'text', max: 'text' },
  },
  poolCap: 'text',
  customerCap: 'text',
}

const FEE_TIERS: Shape = { list: { makerPpm: 'whole', takerPpm: 'whole' } }
const FREEZE: Fields = { owner: 'whole', frozen: 'flag', reason: 'text' }
const HOLD: Fields = { owner: 'whole', until: 'whole', reason: 'text' }
const TIER: Fields = { owner: 'whole', tier: 'whole' }
const MARKET_STATE: Fields = { market: 'whole', state: ['open', 'cancel_only', 'halted'], reason: 'text' }
const INDEX_LISTING: Fields = { definition: { fields: INDEX } }
const CONTRACT_LISTING: Fields = { definition: { fields: CONTRACT } }
const WITHDRAWAL_KINDS: readonly WithdrawalKind[] = ['chain', 'bank', 'return']

const MONEY_TERMS: Fields = {
  opensAt: 'whole',
  closesAt: 'whole',
  perDay: 'whole',
  min: 'text',
  max: 'text',
  feePpm: 'whole',
  turnoverPpm: 'whole',
  addressHoldMs: 'whole',
  returnFee: 'text',
  secondPersonFrom: 'text',
  conversionSpreadPpm: 'whole',
}

const WITHDRAWAL: Fields = { withdrawal: 'whole' }
const RESTRICTION: Fields = { withdrawalsOnly: 'flag', reason: 'text' }
/** What the chain says of a withdrawal's transaction. */
const PAYMENT: Fields = { ...WITHDRAWAL, transaction: 'text', block: 'whole' }
const OPTION_LISTING: Fields = { terms: { fields: OPTION_TERMS } }

/** What a decision of operators may hold. */
const ACTIONS: { readonly [Type in OperatorAction['type']]: Fields } = {
  AppointOperator: { operator: 'whole', roles: { words: OPERATOR_ROLES } },
  FreezeOwner: FREEZE,
  HoldWithdrawals: HOLD,
  SetVerification: { owner: 'whole', level: 'whole' },
  SetTier: TIER,
  SetFeeTiers: { tiers: FEE_TIERS },
  SetVerificationPolicy: { loanLimits: { texts: true }, dailyWithdrawals: { texts: true } },
  SetMarketState: MARKET_STATE,
  ChangeMarket: {
    market: 'whole',
    minLots: 'whole',
    maxLots: 'whole',
    minNotional: 'text',
    maxNotional: 'text',
    bandPpm: 'whole',
    defaultSlippagePpm: 'whole',
    maxSlippagePpm: 'whole',
    maxOpenOrders: 'whole',
  },
  ChangeContract: {
    contract: 'whole',
    minLots: 'whole',
    maxLots: 'whole',
    maxLeverage: 'whole',
    bandPpm: 'whole',
    defaultSlippagePpm: 'whole',
    maxSlippagePpm: 'whole',
    maxOpenOrders: 'whole',
  },
  ListIndex: INDEX_LISTING,
  ListContract: CONTRACT_LISTING,
  ListOptions: OPTION_LISTING,
  ContributeCapital: { owner: Object.keys(SYSTEM_OWNERS), asset: 'whole', amount: 'amount', evidence: 'text' },
  CancelDecision: { decision: 'whole' },
  SetMoneyTerms: { terms: { fields: MONEY_TERMS } },
  TakeWithdrawal: WITHDRAWAL,
  ApproveWithdrawal: WITHDRAWAL,
  RefuseWithdrawal: WITHDRAWAL,
  PayBankWithdrawal: { ...WITHDRAWAL, reference: 'text' },
  CreditPurchase: {
    owner: 'whole',
    asset: 'whole',
    amount: 'amount',
    value: 'amount',
    reference: 'text',
    terms: { optional: 'whole' },
  },
  RestrictPlatform: RESTRICTION,
}

export const RARE: { readonly [Type in RareType]: Fields } = {
  CancelAllOrders: { ...STAMP, market: 'whole' },
  Genesis: {
    world: ['real', 'demo'],
    sandbox: 'flag',
    rulesVersion: 'whole',
    assets: { list: { id: 'whole', code: 'text', name: 'text', scale: 'whole' } },
    markets: { list: MARKET },
    feeTiers: FEE_TIERS,
    minimumSources: 'whole',
    capital: { list: { owner: Object.keys(SYSTEM_OWNERS), asset: 'whole', amount: 'amount' } },
  },
  OpenOwner: { ref: 'text' },
  FreezeOwner: FREEZE,
  SetTier: TIER,
  FaucetCredit: { owner: 'whole', asset: 'whole', amount: 'amount', ref: 'text' },
  SetMarketState: MARKET_STATE,
  AcquireLease: { role: ['feed', 'maker', 'flow'], holder: 'whole', until: 'whole' },
  ActivateRules: { version: 'whole' },
  ResumeClock: { reason: 'text' },
  AmendContractOrder: { ...STAMP, order: 'whole', price: 'whole', lots: 'whole', stopPrice: 'whole' },
  CancelAllContractOrders: { ...STAMP, contract: 'whole' },
  ClosePosition: { ...STAMP, contract: 'whole', position: 'whole', lots: 'whole', price: 'whole' },
  CloseAllPositions: { ...STAMP, contract: 'whole' },
  SetProtection: { ...STAMP, contract: 'whole', position: 'whole', takeProfit: 'whole', stopLoss: 'whole' },
  AdjustMargin: { ...STAMP, contract: 'whole', position: 'whole', change: 'amount' },
  SetLeverage: { ...STAMP, contract: 'whole', leverage: 'whole', marginMode: MARGIN_MODES },
  BuyOption: {
    ...STAMP,
    index: 'whole',
    cycle: 'whole',
    direction: ['up', 'down'],
    stake: 'amount',
    payoutPpm: 'whole',
    feePpm: 'whole',
  },
  TransferFunds: { ...STAMP, from: WALLETS, to: WALLETS, asset: 'whole', amount: 'amount' },
  ListIndex: INDEX_LISTING,
  ListContract: CONTRACT_LISTING,
  ListOptions: OPTION_LISTING,
  HoldWithdrawals: HOLD,
  Decide: {
    proposer: 'whole',
    approver: 'whole',
    effectiveAt: 'whole',
    reason: 'text',
    action: { choice: ACTIONS },
  },
  AnchorAudit: { rows: 'whole', head: 'text' },
  CreditDeposit: {
    owner: 'whole',
    asset: 'whole',
    amount: 'amount',
    chain: CHAINS,
    contract: 'text',
    transaction: 'text',
    logIndex: 'whole',
    block: 'whole',
    from: 'text',
    to: 'text',
  },
  AddPayoutAddress: { ...STAMP, asset: 'whole', chain: CHAINS, address: 'text' },
  RemovePayoutAddress: { ...STAMP, address: 'whole' },
  RequestWithdrawal: {
    ...STAMP,
    kind: WITHDRAWAL_KINDS,
    asset: 'whole',
    amount: 'amount',
    fee: 'amount',
    target: 'whole',
    payee: 'text',
  },
  CancelWithdrawal: { ...STAMP, ...WITHDRAWAL },
  SignWithdrawal: { ...WITHDRAWAL, nonce: 'whole', transaction: 'text' },
  ReplacePayment: { ...WITHDRAWAL, transaction: 'text' },
  ConfirmWithdrawal: PAYMENT,
  FailWithdrawal: PAYMENT,
  ConvertFunds: { ...STAMP, from: 'whole', to: 'whole', amount: 'amount', receive: 'amount', expiresAt: 'whole' },
  RestrictPlatform: RESTRICTION,
}
