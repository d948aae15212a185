import type { Kysely } from 'kysely'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import type { Database } from '../database/schema.ts'
import type { Worlds } from '../identity/accounts/owners.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { decisionOf } from './judge.ts'
import type { Payload } from './payload.ts'
import type { ProposalRow } from './proposalRows.ts'

/**
 * Looks in the log for the decision of a proposal that was approved, from where the log stood then. Two proposals may say
 * the same: an entry that another one has is not taken twice.
 */
export function createFindDecision(database: Kysely<Database>, worlds: Worlds) {
  return async (row: ProposalRow, payload: Payload): Promise<AppliedEntry | undefined> => {
    const wanted = canonicalJson(decisionOf(payload, row.proposer, row.approver))
    const taken = await database
      .selectFrom('proposals')
      .select('sequence')
      .where('world', '=', row.world)
      .where('sequence', '>', row.log_before)
      .execute()
    const others = new Set(taken.map(({ sequence }) => Number(sequence)))
    for await (const entry of worlds[row.world].replay(Number(row.log_before) + 1)) {
      const same = entry.command.type === 'Decide' && canonicalJson(entry.command) === wanted
      if (same && !others.has(entry.sequence)) return entry
    }
    return undefined
  }
}
