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
  {
    path: '/',
    needs: 'getDashboard',
    screen: async () => ({ Screen: (await import('../../features/dashboard/DashboardScreen.tsx')).DashboardScreen }),
  },
  {
    path: '/reviews/$family',
    needs: 'getCaseList',
    screen: async () => ({ Screen: (await import('../../features/reviews/QueueScreen.tsx')).QueueScreen }),
  },
  {
    path: '/reviews/$family/$id',
    needs: 'getCase',
    screen: async () => ({ Screen: (await import('../../features/reviews/CaseScreen.tsx')).CaseScreen }),
  },
  {
    path: '/deposits',
    needs: 'getDepositList',
    screen: async () => ({ Screen: (await import('../../features/deposits/DepositsScreen.tsx')).DepositsScreen }),
  },
  {
    path: '/withdrawals',
    needs: 'getWithdrawalQueue',
    screen: async () => ({
      Screen: (await import('../../features/withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
    }),
  },
  {
    path: '/withdrawals/$id',
    needs: 'getWithdrawal',
    screen: async () => ({
      Screen: (await import('../../features/withdrawals/WithdrawalScreen.tsx')).WithdrawalScreen,
    }),
  },
  {
    path: '/approvals',
    needs: 'getApprovalList',
    screen: async () => ({ Screen: (await import('../../features/approvals/ApprovalsScreen.tsx')).ApprovalsScreen }),
  },
  {
    path: '/scheduled',
    needs: 'getScheduled',
    screen: async () => ({ Screen: (await import('../../features/approvals/ScheduledScreen.tsx')).ScheduledScreen }),
  },
  {
    path: '/users',
    needs: 'getUserList',
    screen: async () => ({ Screen: (await import('../../features/users/UsersScreen.tsx')).UsersScreen }),
  },
  {
    path: '/users/$uid',
    needs: 'getUser',
    screen: async () => ({ Screen: (await import('../../features/users/UserScreen.tsx')).UserScreen }),
  },
  {
    path: '/markets',
    needs: 'getMarkets',
    screen: async () => ({ Screen: (await import('../../features/markets/MarketsScreen.tsx')).MarketsScreen }),
  },
  {
    path: '/markets/$id',
    needs: 'getMarketTerms',
    screen: async () => ({ Screen: (await import('../../features/markets/TermsScreen.tsx')).TermsScreen }),
  },
  {
    path: '/listing',
    needs: 'getListable',
    screen: async () => ({ Screen: (await import('../../features/markets/ListingScreen.tsx')).ListingScreen }),
  },
  {
    path: '/fees',
    needs: 'getFeeTiers',
    screen: async () => ({ Screen: (await import('../../features/policies/FeesScreen.tsx')).FeesScreen }),
  },
  {
    path: '/policies',
    needs: 'getPolicies',
    screen: async () => ({ Screen: (await import('../../features/policies/PoliciesScreen.tsx')).PoliciesScreen }),
  },
  {
    path: '/treasury',
    needs: 'getTreasury',
    screen: async () => ({ Screen: (await import('../../features/treasury/TreasuryScreen.tsx')).TreasuryScreen }),
  },
  {
    path: '/custody',
    needs: 'getCustody',
    screen: async () => ({ Screen: (await import('../../features/custody/CustodyScreen.tsx')).CustodyScreen }),
  },
  {
    path: '/health',
    needs: 'getHealth',
    screen: async () => ({ Screen: (await import('../../features/health/HealthScreen.tsx')).HealthScreen }),
  },
  {
    path: '/audit',
    needs: 'getAudit',
    screen: async () => ({ Screen: (await import('../../features/audit/AuditScreen.tsx')).AuditScreen }),
  },
  {
    path: '/operators',
    needs: 'getOperators',
    screen: async () => ({ Screen: (await import('../../features/operators/OperatorsScreen.tsx')).OperatorsScreen }),
  },
  {
    path: '/outbox',
    needs: 'getOutbox',
    sandbox: true,
    screen: async () => ({ Screen: (await import('../../features/outbox/OutboxScreen.tsx')).OutboxScreen }),
  },
]

/** The row of a path of the table. */
export function rowOf(path: string): RouteRow | undefined {
  return ROUTES.find((row) => row.path === path)
}

export function maySee(row: RouteRow, roles: readonly string[], environment: string): boolean {
  return mayCall(roles, row.needs) && (row.sandbox !== true || environment === 'sandbox')
}
