import type { AdminCallData } from '@touchstone/protocol/admin'

export type User = AdminCallData<'getUser'>

/** What every dialog about a customer is given. */
export interface UserDialogProps {
  readonly user: User
  readonly onClose: () => void
}
