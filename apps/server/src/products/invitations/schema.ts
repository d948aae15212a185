import type { Millis } from '../../database/columns.ts'

/** Invitations exist in the real world alone: the table names no world. */
export interface InvitationTables {
  /** Customers whose inviter stands in the log. */
  invitees: {
    user_id: string
    inviter_id: string
    /** What was ever found against counting this customer's fees, comma-separated; '' when nothing. */
    concerns: string
    /** When the facts were last looked at; 0: never. */
    judged_at: Millis
  }
}

declare module '../../database/schema.ts' {
  interface Database extends InvitationTables {}
}
