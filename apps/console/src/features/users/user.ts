import type { AdminCallData } from '@touchstone/protocol/admin'

export type User = AdminCallData<'getUser'>

/** The data about a customer that every dialog gets. */
export interface UserDialogProps {
  readonly user: User
  readonly onClose: () => void
}
