import { approvals } from '../../features/approvals/feature.ts'
import { audit } from '../../features/audit/feature.ts'
import { content } from '../../features/content/feature.ts'
import { custody } from '../../features/custody/feature.ts'
import { dashboard } from '../../features/dashboard/feature.ts'
import { deposits } from '../../features/deposits/feature.ts'
import { health } from '../../features/health/feature.ts'
import { hosting } from '../../features/hosting/feature.ts'
import { loans } from '../../features/loans/feature.ts'
import { markets } from '../../features/markets/feature.ts'
import { newCoins } from '../../features/newCoins/feature.ts'
import { operators } from '../../features/operators/feature.ts'
import { outbox } from '../../features/outbox/feature.ts'
import { policies } from '../../features/policies/feature.ts'
import { reviews } from '../../features/reviews/feature.ts'
import { rewards } from '../../features/rewards/feature.ts'
import { support } from '../../features/support/feature.ts'
import { treasury } from '../../features/treasury/feature.ts'
import { users } from '../../features/users/feature.ts'
import { withdrawals } from '../../features/withdrawals/feature.ts'
import type { Feature } from '../../shared/feature/feature.ts'

/** Every duty that has screens. */
export const FEATURES: readonly Feature[] = [
  dashboard,
  support,
  reviews,
  deposits,
  withdrawals,
  approvals,
  users,
  markets,
  policies,
  treasury,
  hosting,
  loans,
  newCoins,
  rewards,
  content,
  custody,
  health,
  audit,
  operators,
  outbox,
]
