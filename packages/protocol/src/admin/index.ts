export type * from './adminCall.ts'
export * from './adminCatalog.ts'
export { PROPOSAL_STATES } from './approvals.ts'
export { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState } from './review.ts'
