import type { Floor } from '../floor/floor.ts'
import type { Commissions } from './commissions.ts'
import type { Invitations } from './invitations.ts'

export interface InvitationsState extends Floor {
  readonly invitations: Invitations
  readonly commissions: Commissions
}
