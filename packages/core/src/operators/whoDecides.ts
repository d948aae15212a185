import type { Decide, OperatorAction, OperatorId, OperatorRole } from '@touchstone/protocol'
import { withdrawalsHeldUntil } from '../customers/holdWithdrawals.ts'
import { type Rejected, refuse } from '../refusal.ts'
import type { ExchangeState } from '../state.ts'

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
}

type Direct = Exclude<OperatorAction, { readonly type: 'CancelDecision' }>

const MATTER: {
  readonly [Type in Direct['type']]:
    | Matter
    | ((state: ExchangeState, action: Extract<Direct, { type: Type }>) => Matter)
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
}

/** OPER-1 to OPER-3: whether these people may decide this, as roles and everything else stand now. */
export function judgePeople(state: ExchangeState, { proposer, approver, action }: Decide): Rejected | undefined {
  const right = rightTo(state, action)
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
function rightTo(state: ExchangeState, action: OperatorAction): Right | undefined {
  if (action.type !== 'CancelDecision') return rightToDirect(state, action)
  const waiting = state.operators.waiting(action.decision)?.command.action
  if (!waiting || waiting.type === 'CancelDecision') return undefined
  return { ...rightToDirect(state, waiting), alone: false }
}

function rightToDirect(state: ExchangeState, action: Direct): Right {
  const matter = MATTER[action.type] as Matter | ((state: ExchangeState, action: Direct) => Matter)
  return WHO_DECIDES[typeof matter === 'string' ? matter : matter(state, action)]
}

function hasOne(roles: readonly OperatorRole[], wanted: readonly OperatorRole[]): boolean {
  return roles.some((role) => wanted.includes(role))
}
