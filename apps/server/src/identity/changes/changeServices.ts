import type { IdentityServices } from '../calls/services.ts'

/** What changes are made of. */
export type ChangeServices = Pick<
  IdentityServices,
  | 'attempts'
  | 'clock'
  | 'factors'
  | 'logger'
  | 'loginLog'
  | 'notices'
  | 'people'
  | 'policy'
  | 'questions'
  | 'sessions'
  | 'transactionPasswordCheck'
  | 'users'
  | 'worlds'
>
