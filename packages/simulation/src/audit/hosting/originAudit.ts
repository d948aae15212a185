import { type Posting, SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'

const { campaigns, escrow, external, loanPool, treasury } = SYSTEM_OWNERS

/**
 * No return contains a unit of a customer's money: the escrow is filled by the treasury alone, and the treasury by capital from
 * outside and by money that escrow, loan pool and campaigns gave back. I15.
 */
export function checkOrigins(postings: readonly Posting[]): void {
  for (const { source, destination, reason } of postings) {
    if (destination.owner === escrow)
      demand(source.owner === treasury, 'I15', () => `${reason} brought money of ${source.owner} into the escrow`)
    if (destination.owner === treasury)
      demand(
        [external, escrow, loanPool, campaigns].some((owner) => owner === source.owner),
        'I15',
        () => `${reason} brought money of ${source.owner} into the treasury`,
      )
    if (source.owner === escrow)
      demand(
        reason === 'hosting_return' || reason === 'hosting_unearned',
        'I15',
        () => `${reason} took money out of the escrow`,
      )
  }
}
