import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import { digestOf } from '../crypto/digest.ts'
import type { Database } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { Refusal } from '../errors/refusal.ts'
import type { ToldAct } from '../trading/acts/termWords.ts'
import { type ApprovalsOptions, createEnactment, type Decided, type Proposed } from './enactment.ts'
import { approverProblem, isAlone } from './judge.ts'
import { type Payload, readPayload } from './payload.ts'
import { expireProposals, insertProposal, moveProposal, type ProposalRow, toldColumns } from './proposalRows.ts'
import { toldAct } from './toldAct.ts'

export interface DecideInput {
  readonly id: string
  readonly digest: string
  readonly result: 'approve' | 'refuse' | 'withdraw'
  readonly text: string
}

/** Acts that take two people: one proposes, another approves exactly that proposal, and then it is written into the log. */
export interface Approvals {
  /** Carries out an act that one person may decide, keeps any other for a second. Throws Refusal when the log would refuse. */
  propose(payload: Payload, proposer: OperatorId, record: RecordAct): Promise<Proposed>
  decide(input: DecideInput, operator: OperatorId, record: RecordAct): Promise<Decided>
  /** What the proposal does: to the world as it is now while it waits, later to the world in which it was decided. */
  told(row: ProposalRow): ToldAct
  /** May this operator approve the proposal now. */
  mayApprove(row: ProposalRow, operator: OperatorId): boolean
  /** At start: finishes proposals that were approved when the server stopped. Safe to repeat. */
  mend(): Promise<number>
}

/** Throws unless the row is whole and the caller has seen its present content. */
function checkedPayload(row: ProposalRow, digest: string): Payload {
  if (digest !== row.digest || digestOf(row.payload) !== row.digest) throw new Refusal('digest_differs')
  return readPayload(row.payload)
}

async function findWaiting(database: Kysely<Database>, id: string, now: number): Promise<ProposalRow> {
  if (!isUuid(id)) throw new Refusal('unknown_approval')
  await expireProposals(database, now)
  const row = await database.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'waiting') throw new Refusal('unknown_approval')
  return row
}

export function createApprovals(options: ApprovalsOptions): Approvals {
  const { database, clock, worlds } = options
  const enactment = createEnactment(options)
  const coreOf = ({ world }: Pick<Payload, 'world'>) => worlds[world].core

  const end = (
    row: ProposalRow,
    to: 'refused' | 'withdrawn',
    operator: OperatorId,
    text: string,
    record: RecordAct,
  ): Promise<Decided> =>
    database.transaction().execute(async (transaction) => {
      const approver = to === 'refused' ? operator : 0
      const told = toldColumns(toldAct(readPayload(row.payload), worlds[row.world].core))
      const set = { approver, decided_at: clock.now(), answer: text, ...told }
      if (!(await moveProposal(transaction, row.id, { from: 'waiting', to, set })))
        throw new Refusal('unknown_approval')
      const detail = { digest: row.digest, text }
      const audit = await record({ subject: row.id, detail, result: to }, transaction)
      return { state: to, sequence: 0, audit, oneTimePassword: '', problem: '' }
    })

  return {
    mayApprove: (row, operator) =>
      row.state === 'waiting' &&
      approverProblem(worlds[row.world].core, readPayload(row.payload), row.proposer, operator) === null,

    told: (row) => {
      if (row.state !== 'waiting') return { sentence: row.summary, terms: JSON.parse(row.terms) as ToldAct['terms'] }
      const payload = readPayload(row.payload)
      return toldAct(payload, coreOf(payload))
    },

    propose: async (payload, proposer, record) => {
      if (isAlone(coreOf(payload), payload, proposer)) return enactment.alone(payload, proposer, record)
      const told = toldAct(payload, coreOf(payload))
      return database.transaction().execute(async (transaction) => {
        const pending = await insertProposal(transaction, { payload, told, proposer, now: clock.now() })
        return { pending, audit: await record({ detail: { proposal: pending, payload } }, transaction) }
      })
    },

    decide: async ({ id, digest, result, text }, operator, record) => {
      const row = await findWaiting(database, id, clock.now())
      const payload = checkedPayload(row, digest)
      if (result === 'withdraw') {
        if (row.proposer !== operator) throw new Refusal('role_missing')
        return end(row, 'withdrawn', operator, text, record)
      }
      const problem = approverProblem(coreOf(payload), payload, row.proposer, operator)
      if (problem) throw new Refusal(problem)
      return result === 'refuse'
        ? end(row, 'refused', operator, text, record)
        : enactment.approved(row, payload, operator, record)
    },

    mend: async () => {
      const rows = await database.selectFrom('proposals').selectAll().where('state', '=', 'submitting').execute()
      const failed: unknown[] = []
      for (const row of rows)
        await enactment.resumed(row, checkedPayload(row, row.digest)).catch((error: unknown) => failed.push(error))
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} approved proposals are not finished`)
      return rows.length
    },
  }
}
