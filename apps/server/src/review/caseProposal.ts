import type { OperatorId } from '@touchstone/protocol'
import type { CaseState } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import { digestOf } from '../crypto/digest.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import { addHistory, type CaseRow } from './caseRows.ts'
import type { Approval } from './reviewCase.ts'

export interface CaseResult {
  readonly state: CaseState
  readonly audit: number
}

/** Who writes in a case, when, and what is recorded of it. */
export interface CaseAct {
  readonly operator: OperatorId
  readonly now: number
  readonly text: string
  readonly record: RecordAct
}

/** What the second person approves: the case as it is, and what the first wrote for the customer. */
function proposalDigest(
  { id, kind, subject }: Pick<CaseRow, 'id' | 'kind' | 'subject'>,
  { text, amount }: Approval,
): string {
  const said = amount === '' ? { text } : { text, amount }
  return digestOf(canonicalJson({ case: id, kind, subject, result: 'approve', ...said }))
}

/** Throws `digest_differs` unless the proposal is whole and the one that the second person has seen. */
export function refuseOtherProposal(row: CaseRow, seen: string): void {
  const said = { text: row.proposal_text, amount: row.proposal_amount }
  const whole = row.proposal_digest === proposalDigest(row, said)
  if (!whole || seen !== row.proposal_digest) throw new Refusal('digest_differs')
}

/** Checked before the case is taken: its first approver would only keep the second person from it. */
export function refuseProposer({ state, proposer }: CaseRow, operator: OperatorId): void {
  if (state === 'second' && proposer === operator) throw new Refusal('same_operator')
}

/** Keeps the first person's approval for a second. Throws `case_decided` when the case no longer waits. */
export function propose(
  database: Kysely<Database>,
  row: CaseRow,
  act: CaseAct & Pick<Approval, 'amount'>,
): Promise<CaseResult> {
  const { operator, now, text, amount, record } = act
  return database.transaction().execute(async (transaction) => {
    const digest = proposalDigest(row, { text, amount })
    const said = { proposal_digest: digest, proposal_text: text, proposal_amount: amount }
    const set = { proposer: operator, ...said, assignee: 0, taken_until: 0 }
    const { numUpdatedRows } = await transaction
      .updateTable('review_cases')
      .set({ state: 'second', ...set })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('case_decided')
    await addHistory(transaction, { caseId: row.id, time: now, what: 'proposed', operator, text })
    const detail = { kind: row.kind, digest, text, amount }
    const audit = await record({ subject: row.id, detail, result: 'second' }, transaction)
    return { state: 'second', audit }
  })
}

/** Drops the proposal with this digest; the case waits again. Throws `digest_differs` when it is another one by now. */
export async function dropProposal(
  transaction: Kysely<Database>,
  { id, digest }: { readonly id: string; readonly digest: string },
  { operator, now, text, record }: CaseAct,
): Promise<CaseResult> {
  const nobody = { assignee: 0, taken_until: 0 }
  const { numUpdatedRows } = await transaction
    .updateTable('review_cases')
    .set({ state: 'waiting', proposer: 0, proposal_digest: '', proposal_text: '', proposal_amount: '', ...nobody })
    .where('id', '=', id)
    .where('state', '=', 'second')
    .where('proposal_digest', '=', digest)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('digest_differs')
  await addHistory(transaction, { caseId: id, time: now, what: 'set_aside', operator, text })
  const audit = await record({ subject: id, detail: { digest, text }, result: 'waiting' }, transaction)
  return { state: 'waiting', audit }
}
