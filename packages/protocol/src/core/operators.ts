import type { Amount, Timestamp } from '@touchstone/quantities'
import type { ContractId } from './contract.ts'
import type { AssetId, FeeTier, MarketId } from './market.ts'
import type {
  ApproveWithdrawal,
  CreditPurchase,
  PayBankWithdrawal,
  RefuseWithdrawal,
  RestrictPlatform,
  SetMoneyTerms,
  TakeWithdrawal,
} from './money.ts'
import type { OwnerId, SystemOwner } from './owners.ts'
import type { FreezeOwner, ListContract, ListIndex, ListOptions, SetMarketState, SetTier } from './terms.ts'

/** A person who works at the console; numbered from 1 in order of appointment, never reused. */
export type OperatorId = number

export const OPERATOR_ROLES = [
  'support',
  'compliance',
  'treasury',
  'markets',
  'content',
  'administrator',
  'auditor',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** 0 nothing · 1 junior · 2 senior · 3 senior and address. */
export type VerificationLevel = 0 | 1 | 2 | 3

/** Gives an operator these roles, in place of those held before; none at all dismisses. */
export interface AppointOperator {
  readonly type: 'AppointOperator'
  readonly operator: OperatorId
  readonly roles: readonly OperatorRole[]
}

/**
 * No withdrawal before `until`. Sent by the platform itself it can only lengthen (after a factor was changed); an operator
 * may also shorten it, with a second person.
 */
export interface HoldWithdrawals {
  readonly type: 'HoldWithdrawals'
  readonly owner: OwnerId
  readonly until: Timestamp
  readonly reason: string
}

/** What a customer has proved. It unlocks what the policy in force says. */
export interface SetVerification {
  readonly type: 'SetVerification'
  readonly owner: OwnerId
  readonly level: VerificationLevel
}

/** Fee tiers for orders accepted from then on. Never fewer than before. */
export interface SetFeeTiers {
  readonly type: 'SetFeeTiers'
  readonly tiers: readonly FeeTier[]
}

/** What each verification level unlocks, decimal strings in USDT: lists of four, by level. */
export interface SetVerificationPolicy {
  readonly type: 'SetVerificationPolicy'
  /** Largest sum of open loans. */
  readonly loanLimits: readonly string[]
  /** Withdrawals a day, all together. */
  readonly dailyWithdrawals: readonly string[]
}

/** Other limits for orders accepted from then on; 0 and '' leave a field as it is. */
export interface ChangeMarket {
  readonly type: 'ChangeMarket'
  readonly market: MarketId
  readonly minLots: number
  readonly maxLots: number
  readonly minNotional: string
  readonly maxNotional: string
  readonly bandPpm: number
  readonly defaultSlippagePpm: number
  readonly maxSlippagePpm: number
  readonly maxOpenOrders: number
}

/** Other terms for orders accepted from then on; 0 leaves a field as it is. Tiers of open positions never change. */
export interface ChangeContract {
  readonly type: 'ChangeContract'
  readonly contract: ContractId
  readonly minLots: number
  readonly maxLots: number
  readonly maxLeverage: number
  readonly bandPpm: number
  readonly defaultSlippagePpm: number
  readonly maxSlippagePpm: number
  readonly maxOpenOrders: number
}

/** The operator's own money comes in, from `external`. `evidence` names the proof (a statement, a transaction). */
export interface ContributeCapital {
  readonly type: 'ContributeCapital'
  readonly owner: SystemOwner
  readonly asset: AssetId
  readonly amount: Amount
  readonly evidence: string
}

/** Takes back a decision that has not come into effect; `decision` is the sequence it was logged with. */
export interface CancelDecision {
  readonly type: 'CancelDecision'
  readonly decision: number
}

/** What operators may have the core do. Nothing here edits a balance, a price or an outcome. */
export type OperatorAction =
  | AppointOperator
  | FreezeOwner
  | HoldWithdrawals
  | SetVerification
  | SetTier
  | SetFeeTiers
  | SetVerificationPolicy
  | SetMarketState
  | ChangeMarket
  | ChangeContract
  | ListIndex
  | ListContract
  | ListOptions
  | ContributeCapital
  | CancelDecision
  | SetMoneyTerms
  | TakeWithdrawal
  | ApproveWithdrawal
  | RefuseWithdrawal
  | PayBankWithdrawal
  | CreditPurchase
  | RestrictPlatform

/**
 * A decision of operators. The core holds the roles and says who may propose and approve what (RULES, OPER-…); proposer
 * and approver are never the same person.
 */
export interface Decide {
  readonly type: 'Decide'
  /** 0 only for the first two appointments of a log. */
  readonly proposer: OperatorId
  /** 0: decided alone, where that is allowed. */
  readonly approver: OperatorId
  /** When it comes into effect: 0 at once, else a later log time. */
  readonly effectiveAt: Timestamp
  readonly reason: string
  readonly action: OperatorAction
}

/** The head of the console's audit chain, written into the log so that the chain cannot be rewritten unseen. */
export interface AnchorAudit {
  readonly type: 'AnchorAudit'
  /** Rows so far. */
  readonly rows: number
  /** SHA-256 of the last row, hex. */
  readonly head: string
}
