import type { RouteComponent } from '@tanstack/react-router'
import type { AdminCallName } from '@touchstone/protocol/admin'
import { mayCall } from '../../shared/access/access.ts'

type Screen = () => Promise<{ readonly Screen: RouteComponent }>

export interface RouteRow {
  readonly path: string
  readonly screen: Screen
  /** Who may make this call may see the screen. */
  readonly needs: AdminCallName
  /** Shown in the sandbox only. */
  readonly sandbox?: boolean
}

/** Every screen of the console. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', needs: 'getDashboard', screen: () => import('../../features/dashboard/index.ts') },
  { path: '/reviews/$family', needs: 'getCaseList', screen: () => import('../../features/reviews/queue.ts') },
  { path: '/reviews/$family/$id', needs: 'getCase', screen: () => import('../../features/reviews/case.ts') },
  { path: '/deposits', needs: 'getDepositList', screen: () => import('../../features/deposits/index.ts') },
  { path: '/withdrawals', needs: 'getWithdrawalQueue', screen: () => import('../../features/withdrawals/list.ts') },
  {
    path: '/withdrawals/$id',
    needs: 'getWithdrawal',
    screen: () => import('../../features/withdrawals/withdrawal.ts'),
  },
  { path: '/approvals', needs: 'getApprovalList', screen: () => import('../../features/approvals/approvals.ts') },
  { path: '/scheduled', needs: 'getScheduled', screen: () => import('../../features/approvals/scheduled.ts') },
  { path: '/users', needs: 'getUserList', screen: () => import('../../features/users/list.ts') },
  { path: '/users/$uid', needs: 'getUser', screen: () => import('../../features/users/profile.ts') },
  { path: '/markets', needs: 'getMarkets', screen: () => import('../../features/markets/list.ts') },
  { path: '/markets/$id', needs: 'getMarketTerms', screen: () => import('../../features/markets/terms.ts') },
  { path: '/listing', needs: 'getListable', screen: () => import('../../features/markets/listing.ts') },
  { path: '/fees', needs: 'getFeeTiers', screen: () => import('../../features/policies/fees.ts') },
  { path: '/policies', needs: 'getPolicies', screen: () => import('../../features/policies/policies.ts') },
  { path: '/treasury', needs: 'getTreasury', screen: () => import('../../features/treasury/index.ts') },
  { path: '/custody', needs: 'getCustody', screen: () => import('../../features/custody/index.ts') },
  { path: '/health', needs: 'getHealth', screen: () => import('../../features/health/index.ts') },
  { path: '/audit', needs: 'getAudit', screen: () => import('../../features/audit/index.ts') },
  { path: '/operators', needs: 'getOperators', screen: () => import('../../features/operators/index.ts') },
  { path: '/outbox', needs: 'getOutbox', sandbox: true, screen: () => import('../../features/outbox/index.ts') },
]

/** The row of a path of the table. */
export function rowOf(path: string): RouteRow | undefined {
  return ROUTES.find((row) => row.path === path)
}

export function maySee(row: RouteRow, roles: readonly string[], environment: string): boolean {
  return mayCall(roles, row.needs) && (row.sandbox !== true || environment === 'sandbox')
}
