import type { Logger } from 'pino'
import type { Clock } from '../../clock/clock.ts'
import type { Worlds } from '../accounts/owners.ts'
import type { People } from '../accounts/people.ts'
import type { Users } from '../accounts/users.ts'
import type { Factors } from '../factors/factors.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { IdentityPolicy } from '../limits/policy.ts'
import type { TransactionPasswordCheck } from '../passwords/transactionPasswordCheck.ts'
import type { SecurityQuestions } from '../proofs/securityQuestions.ts'
import type { LoginLog } from '../sessions/loginLog.ts'
import type { Sessions } from '../sessions/sessions.ts'

/** The services behind changes of an account's protection. */
export interface ChangeServices {
  readonly attempts: Attempts
  readonly clock: Clock
  readonly factors: Factors
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly loginLog: LoginLog
  readonly people: People
  readonly policy: IdentityPolicy
  readonly questions: SecurityQuestions
  readonly sessions: Sessions
  readonly transactionPasswordCheck: TransactionPasswordCheck
  readonly users: Users
  readonly worlds: Worlds
}
