import type { Decide, OperatorAction, OperatorId, OperatorRole } from '@touchstone/protocol'
import { withdrawalsHeldUntil } from '../customers/holdWithdrawals.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { ExchangeState } from '../state.ts'
import { needsSecondPerson } from '../withdrawals/reviewWithdrawal.ts'

interface Right {
  readonly propose: readonly OperatorRole[]
  readonly approve: readonly OperatorRole[]
  /** Whether one person is enough. */
  readonly alone: boolean
}

/** What a decision is about, as far as it matters for who may take it. */
type Matter =
  | 'appointment'
  | 'restraint'
  | 'release'
  | 'verification'
  | 'terms'
  | 'halt'
  | 'opening'
  | 'policy'
  | 'capital'
  | 'conditions'
  | 'conditionsByTreasury'
  | 'payoutReview'
  | 'payout'
  | 'smallPayout'
  | 'restriction'
  | 'lifting'

/** OPER-2: who may propose and who may approve. Stopping something takes one person, everything else takes two. */
const WHO_DECIDES: { readonly [About in Matter]: Right } = {
  appointment: { propose: ['administrator'], approve: ['administrator'], alone: false },
  restraint: { propose: ['support', 'compliance'], approve: ['support', 'compliance'], alone: true },
  release: { propose: ['compliance'], approve: ['compliance'], alone: false },
  verification: { propose: ['compliance'], approve: ['compliance'], alone: false },
  terms: { propose: ['markets'], approve: ['markets', 'administrator'], alone: false },
  halt: { propose: ['markets'], approve: ['markets', 'administrator'], alone: true },
  opening: { propose: ['markets'], approve: ['markets', 'administrator'], alone: false },
  policy: { propose: ['compliance', 'administrator'], approve: ['compliance', 'administrator'], alone: false },
  capital: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: false },
  conditions: { propose: ['administrator'], approve: ['treasury', 'administrator'], alone: false },
  conditionsByTreasury: { propose: ['treasury'], approve: ['administrator'], alone: false },
  payoutReview: { propose: ['treasury', 'compliance'], approve: ['treasury', 'compliance'], alone: true },
  payout: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: false },
  smallPayout: { propose: ['treasury'], approve: ['treasury', 'administrator'], alone: true },
  restriction: { propose: ['treasury', 'administrator'], approve: ['treasury', 'administrator'], alone: true },
  lifting: { propose: ['treasury', 'administrator'], approve: ['treasury', 'administrator'], alone: false },
}

type Direct = Exclude<OperatorAction, { readonly type: 'CancelDecision' }>

const MATTER: {
  readonly [Type in Direct['type']]:
    | Matter
    | ((state: ExchangeState, action: Extract<Direct, { type: Type }>, proposer: OperatorId) => Matter)
} = {
  AppointOperator: 'appointment',
  FreezeOwner: (_, { frozen }) => (frozen ? 'restraint' : 'release'),
  HoldWithdrawals: (state, { owner, until }) => (until < withdrawalsHeldUntil(state, owner) ? 'release' : 'restraint'),
  SetVerification: 'verification',
  SetTier: 'terms',
  SetFeeTiers: 'terms',
  SetVerificationPolicy: 'policy',
  SetMarketState: (_, action) => (action.state === 'open' ? 'opening' : 'halt'),
  ChangeMarket: 'terms',
  ChangeContract: 'terms',
  ListIndex: 'terms',
  ListContract: 'terms',
  ListOptions: 'terms',
  ContributeCapital: 'capital',
  SetMoneyTerms: ({ operators }, _, proposer) =>
    operators.rolesOf(proposer)?.includes('administrator') ? 'conditions' : 'conditionsByTreasury',
  TakeWithdrawal: 'payoutReview',
  ApproveWithdrawal: (state, action) => (needsSecondPerson(state, action) ? 'payout' : 'smallPayout'),
  RefuseWithdrawal: 'payoutReview',
  PayBankWithdrawal: 'payout',
  CreditPurchase: 'payout',
  RestrictPlatform: (_, { withdrawalsOnly }) => (withdrawalsOnly ? 'restriction' : 'lifting'),
}

/** OPER-1 to OPER-3: whether these people may decide this, as roles and everything else stand now. */
export function judgePeople(state: ExchangeState, { proposer, approver, action }: Decide): Rejected | undefined {
  const right = rightTo(state, action, proposer)
  if (!right) return refuse('unknown_decision')
  const proposers = state.operators.rolesOf(proposer)
  if (!proposers) return refuse('unknown_operator')
  if (approver === proposer) return refuse('same_operator')
  if (!hasOne(proposers, right.propose)) return refuse('role_missing')
  if (approver === 0) return right.alone ? undefined : refuse('four_eyes_needed')
  return judgeApprover(state, approver, right)
}

function judgeApprover(state: ExchangeState, approver: OperatorId, { approve }: Right): Rejected | undefined {
  const roles = state.operators.rolesOf(approver)
  if (!roles) return refuse('unknown_operator')
  return hasOne(roles, approve) ? undefined : refuse('role_missing')
}

/** Undefined when what should be cancelled does not wait. */
function rightTo(state: ExchangeState, action: OperatorAction, proposer: OperatorId): Right | undefined {
  if (action.type !== 'CancelDecision') return rightToDirect(state, action, proposer)
  const waiting = state.operators.waiting(action.decision)?.command.action
  if (!waiting || waiting.type === 'CancelDecision') return undefined
  return { ...rightToDirect(state, waiting, proposer), alone: false }
}

function rightToDirect(state: ExchangeState, action: Direct, proposer: OperatorId): Right {
  const matter = MATTER[action.type] as
    | Matter
    | ((state: ExchangeState, action: Direct, proposer: OperatorId) => Matter)
  return WHO_DECIDES[typeof matter === 'string' ? matter : matter(state, action, proposer)]
}

function hasOne(roles: readonly OperatorRole[], wanted: readonly OperatorRole[]): boolean {
  return roles.some((role) => wanted.includes(role))
}
