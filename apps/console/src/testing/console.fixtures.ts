import type { AdminCallData } from '@touchstone/protocol/admin'

export const ADA: AdminCallData<'getMe'> = {
  operator: 1,
  name: 'ada',
  roles: ['administrator', 'compliance', 'support', 'treasury', 'markets', 'content'],
  environment: 'sandbox',
  priceSource: 'Simulated prices',
  passkeysOnly: false,
  idleMs: 900_000,
}

export const QUIET_DASHBOARD: AdminCallData<'getDashboard'> = {
  queues: [{ kind: 'kyc_junior', open: 2, oldest: 1_000, targetMs: 86_400_000, amounts: [] }],
  approvals: 1,
  customers: 12,
  customersToday: 3,
  sessions: 4,
  haltedMarkets: 0,
  healthy: true,
}

type CaseLine = AdminCallData<'getCaseList'>['list'][number]

export function caseLine(change: Partial<CaseLine>): CaseLine {
  return {
    id: 'c1',
    kind: 'kyc_junior',
    state: 'waiting',
    uid: '1001',
    account: 'a•••@example.com',
    opened: 1_000,
    decided: 0,
    assignee: '',
    takenUntil: 0,
    ...change,
  }
}

export function caseOf(change: Partial<AdminCallData<'getCase'>>): AdminCallData<'getCase'> {
  return {
    ...caseLine({}),
    country: 'DE',
    fields: [{ label: 'name', before: '', after: 'Erika Mustermann' }],
    images: [],
    warnings: [],
    history: [],
    refusals: ['unreadable', 'expired'],
    proposal: null,
    fourEyes: true,
    reference: false,
    amount: null,
    mayDecide: true,
    ...change,
  }
}

/** A payload as the server makes it: canonical JSON. */
export const PAYLOAD = '{"market":7,"type":"SetMarketState"}'

/** Its SHA-256, as `sha256sum` computes it. */
export const PAYLOAD_DIGEST = 'dd1feb01faf1c4d5ff17b2ce87c27b9578772a3d8c502e632eb4df3cdfe48588'

type Proposal = AdminCallData<'getApprovalList'>['list'][number]

export function proposalOf(change: Partial<Proposal>): Proposal {
  return {
    id: 'p1',
    world: 'real',
    action: 'SetMarketState',
    summary: 'Open BTC/USDT again',
    terms: [{ term: 'state', before: 'halted', after: 'open' }],
    payload: PAYLOAD,
    digest: 'a'.repeat(64),
    reason: 'The source is back',
    proposer: 'grace',
    proposedAt: 1_000,
    effectiveAt: 0,
    state: 'waiting',
    approver: '',
    decidedAt: 0,
    sequence: 0,
    mayApprove: true,
    ...change,
  }
}
