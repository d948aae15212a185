import { randomUUID } from 'node:crypto'
import type { OperatorId } from '@touchstone/protocol'
import type { Kysely, Selectable } from 'kysely'
import { digestOf } from '../crypto/digest.ts'
import type { Database } from '../database/schema.ts'
import type { ToldAct } from '../trading/acts/termWords.ts'
import { type Payload, writePayload } from './payload.ts'
import type { ProposalsTable, StoredProposalState } from './schema.ts'

export type ProposalRow = Selectable<ProposalsTable>

/** A proposal nobody decided on for so long is over. */
export const PROPOSAL_MS = 72 * 3_600_000

export interface NewProposal {
  readonly payload: Payload
  readonly told: ToldAct
  readonly proposer: OperatorId
  readonly now: number
  /** Position of the log, for an act that its proposer decides alone: it is about to be written there. */
  readonly logBefore?: number
}

/** What a proposal does, as it is kept with it. */
export function toldColumns({ sentence, terms }: ToldAct) {
  return { summary: sentence, terms: JSON.stringify(terms) }
}

export async function insertProposal(database: Kysely<Database>, proposal: NewProposal): Promise<string> {
  const { payload, told, proposer, now, logBefore } = proposal
  const alone = logBefore !== undefined
  const id = randomUUID()
  const text = writePayload(payload)
  const { world, action, reason, effectiveAt } = payload
  await database
    .insertInto('proposals')
    .values({
      id,
      world,
      action: action.type,
      ...toldColumns(told),
      payload: text,
      digest: digestOf(text),
      reason,
      proposer,
      proposed_at: now,
      effective_at: effectiveAt,
      state: alone ? 'submitting' : 'waiting',
      approver: 0,
      decided_at: alone ? now : 0,
      sequence: 0,
      log_before: logBefore ?? 0,
      answer: '',
    })
    .execute()
  return id
}

export interface ProposalStep {
  readonly from: StoredProposalState
  readonly to: StoredProposalState
  readonly set?: Partial<{
    approver: number
    decided_at: number
    sequence: number
    log_before: number
    answer: string
    summary: string
    terms: string
  }>
}

/** Moves a proposal on; false when it was in another state than expected. */
export async function moveProposal(database: Kysely<Database>, id: string, step: ProposalStep): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('proposals')
    .set({ state: step.to, ...step.set })
    .where('id', '=', id)
    .where('state', '=', step.from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends proposals that waited too long. */
export async function expireProposals(database: Kysely<Database>, now: number): Promise<void> {
  await database
    .updateTable('proposals')
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'waiting')
    .where('proposed_at', '<=', BigInt(now - PROPOSAL_MS))
    .execute()
}
