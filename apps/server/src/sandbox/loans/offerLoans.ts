import { type LoanTerms, type OperatorAction, say } from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import { decideOnce, type SandboxWorld } from '../decideOnce.ts'

/** The evidence of the capital: the log takes each evidence once, so the capital comes in once. */
const EVIDENCE = 'sandbox: money to lend'

/** Whole units of the currency in the pool of a sandbox. */
const SANDBOX_POOL = 500_000n

const COMMON = {
  freeDays: 3,
  graceDays: 1,
  lenderName: say('sandbox_lender'),
  mayLeave: false,
  state: 'open',
} as const

/** What a sandbox lends from the start, in play money: 0.05 % a day for a month, 0.04 % for three. */
const SANDBOX_LOANS: readonly LoanTerms[] = [
  {
    product: 1,
    name: say('sandbox_loan_30'),
    days: 30,
    dailyRatePpm: 500,
    lateRatePpm: 1_000,
    min: '100',
    max: '20000',
    ...COMMON,
  },
  {
    product: 2,
    name: say('sandbox_loan_90'),
    days: 90,
    dailyRatePpm: 400,
    lateRatePpm: 800,
    min: '500',
    max: '50000',
    ...COMMON,
  },
]

/** What the world lacks: capital in the treasury, from there money in the pool, then the products that were never offered. */
function lacking({ core }: SandboxWorld): readonly OperatorAction[] {
  const asset = core.assets().find(({ id }) => id === core.loans.asset())
  if (!asset) return []
  const missing = SANDBOX_LOANS.filter(({ product }) => !core.loans.product(product))
  if (missing.length === 0) return []
  const amount = SANDBOX_POOL * powerOfTen(asset.scale)
  const funding: readonly OperatorAction[] =
    core.loans.pool().funded > 0n
      ? []
      : [
          { type: 'ContributeCapital', owner: 'treasury', asset: asset.id, amount, evidence: EVIDENCE },
          { type: 'FundLoanPool', amount },
        ]
  return [...funding, ...missing.map((terms) => ({ type: 'SetLoanProduct', terms }) as const)]
}

/**
 * Lends in the real world of a sandbox, a fresh one or one with an older log: each step is a decision of two operators in the log.
 * What operators have changed or closed stays as it is.
 */
export async function offerLoans(world: SandboxWorld): Promise<void> {
  await decideOnce(world, lacking(world))
}
