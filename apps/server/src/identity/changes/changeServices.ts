import type { Logger } from 'pino'
import type { Clock } from '../../clock/clock.ts'
import type { Attempts } from '../attempts.ts'
import type { Factors } from '../factors/factors.ts'
import type { LoginLog } from '../loginLog.ts'
import type { Notices } from '../notices.ts'
import type { Worlds } from '../owners.ts'
import type { People } from '../people.ts'
import type { IdentityPolicy } from '../policy.ts'
import type { SecurityQuestions } from '../securityQuestions.ts'
import type { Sessions } from '../sessions.ts'
import type { TransactionPasswordCheck } from '../transactionPasswordCheck.ts'
import type { Users } from '../users.ts'

/** What changes of what protects an account are made of. */
export interface ChangeServices {
  readonly attempts: Attempts
  readonly clock: Clock
  readonly factors: Factors
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly loginLog: LoginLog
  readonly notices: Notices
  readonly people: People
  readonly policy: IdentityPolicy
  readonly questions: SecurityQuestions
  readonly sessions: Sessions
  readonly transactionPasswordCheck: TransactionPasswordCheck
  readonly users: Users
  readonly worlds: Worlds
}
