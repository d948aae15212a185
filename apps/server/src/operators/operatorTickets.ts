import type { OperatorId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { hashSecret, newSecret } from '../crypto/secrets.ts'
import type { Database } from '../database/schema.ts'
import { OPERATOR_POLICY } from './operatorPolicy.ts'
import type { OperatorTicketsTable } from './schema.ts'

export type OperatorTicket = Selectable<OperatorTicketsTable>

/** The ticket of an operator who has given the right password and has to prove more. */
export interface OperatorTickets {
  issue(operator: OperatorId, purpose: OperatorTicket['purpose']): Promise<string>
  find(ticket: string, purpose: OperatorTicket['purpose']): Promise<OperatorTicket | undefined>
  offerSecret(ticket: string, sealed: string): Promise<void>
  /** Uses the ticket up: of several callers with it one gets true. */
  take(ticket: string): Promise<boolean>
}

export function createOperatorTickets(database: Kysely<Database>, clock: Clock): OperatorTickets {
  return {
    issue: async (operator, purpose) => {
      const ticket = newSecret()
      const now = clock.now()
      await database.deleteFrom('operator_tickets').where('expires_at', '<=', BigInt(now)).execute()
      const row = { ticket_hash: hashSecret(ticket), operator, purpose, totp_secret: '' }
      await database
        .insertInto('operator_tickets')
        .values({ ...row, expires_at: now + OPERATOR_POLICY.ticketMs })
        .execute()
      return ticket
    },
    find: (ticket, purpose) =>
      database
        .selectFrom('operator_tickets')
        .selectAll()
        .where('ticket_hash', '=', hashSecret(ticket))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst(),
    offerSecret: async (ticket, sealed) => {
      await database
        .updateTable('operator_tickets')
        .set({ totp_secret: sealed })
        .where('ticket_hash', '=', hashSecret(ticket))
        .execute()
    },
    take: async (ticket) => {
      const { numDeletedRows } = await database
        .deleteFrom('operator_tickets')
        .where('ticket_hash', '=', hashSecret(ticket))
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
