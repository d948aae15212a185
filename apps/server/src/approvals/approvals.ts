import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import type { Clock } from '../clock/clock.ts'
import { digestOf } from '../crypto/digest.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Worlds } from '../identity/accounts/owners.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { Effects } from './effects.ts'
import { approverProblem, decisionOf, isAlone, refuseAs } from './judge.ts'
import { type Payload, readPayload } from './payload.ts'
import { expireProposals, insertProposal, moveProposal, type ProposalRow } from './proposalRows.ts'
import { summaryOf } from './summary.ts'

export interface Proposed {
  /** '' when one person was enough and the act is done. */
  readonly pending: string
  readonly audit: number
}

export interface Decided {
  readonly state: 'approved' | 'failed' | 'refused' | 'withdrawn'
  readonly sequence: number
  readonly audit: number
  readonly oneTimePassword: string
}

export interface DecideInput {
  readonly id: string
  readonly digest: string
  readonly result: 'approve' | 'refuse' | 'withdraw'
  readonly text: string
}

/** What takes two people: one proposes, another approves exactly that, and then it is written into the log. */
export interface Approvals {
  /** Carries out an act that one person may decide, keeps any other for a second. Throws Refusal when the log would refuse. */
  propose(payload: Payload, proposer: OperatorId, record: RecordAct): Promise<Proposed>
  decide(input: DecideInput, operator: OperatorId, record: RecordAct): Promise<Decided>
  /** May this operator approve the proposal now. */
  mayApprove(row: ProposalRow, operator: OperatorId): boolean
  /** At start: finishes proposals that were approved when the server stopped. Safe to repeat. */
  mend(): Promise<number>
}

export interface ApprovalsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly effects: Effects
  /** Finds an approved decision in the log, when the server stopped before it was written down here. */
  readonly findDecision: (row: ProposalRow, payload: Payload) => Promise<AppliedEntry | undefined>
}

/** Throws unless the row is whole and the caller has seen its present content. */
function checkedPayload(row: ProposalRow, digest: string): Payload {
  if (digest !== row.digest || digestOf(row.payload) !== row.digest) throw new Refusal('digest_differs')
  return readPayload(row.payload)
}

export function createApprovals(options: ApprovalsOptions): Approvals {
  const { database, clock, worlds, effects, findDecision } = options
  const coreOf = ({ world }: Pick<Payload, 'world'>) => worlds[world].core

  const submit = (payload: Payload, proposer: OperatorId, approver: OperatorId) =>
    worlds[payload.world].submit(decisionOf(payload, proposer, approver))

  /** Writes down the outcome, in SQL and for the customer. */
  const finish = async (row: ProposalRow, payload: Payload, entry: AppliedEntry | null): Promise<Decided['state']> => {
    if (entry?.reply.kind === 'rejected') {
      const set = { answer: entry.reply.rejection }
      await moveProposal(database, row.id, { from: 'submitting', to: 'failed', set })
      return 'failed'
    }
    const sequence = entry?.sequence ?? 0
    await effects.beforeDone(payload, row.proposer, row.approver)
    await database.transaction().execute(async (transaction) => {
      const moved = await moveProposal(transaction, row.id, { from: 'submitting', to: 'approved', set: { sequence } })
      if (moved) await effects.tell(payload, sequence, transaction)
    })
    await effects.afterDone(payload)
    return 'approved'
  }

  const carryOut = async (row: ProposalRow, payload: Payload): Promise<void> => {
    const inLog = payload.action.type !== 'OpenLogin'
    const entry = inLog
      ? ((await findDecision(row, payload)) ?? (await submit(payload, row.proposer, row.approver)))
      : null
    await finish(row, payload, entry)
  }

  const find = async (id: string): Promise<ProposalRow> => {
    await expireProposals(database, clock.now())
    const row = await database.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst()
    if (row?.state !== 'waiting') throw new Refusal('unknown_approval')
    return row
  }

  const end = async (
    row: ProposalRow,
    to: 'refused' | 'withdrawn',
    operator: OperatorId,
    text: string,
    record: RecordAct,
  ) =>
    database.transaction().execute(async (transaction): Promise<Decided> => {
      const approver = to === 'refused' ? operator : 0
      const set = { approver, decided_at: clock.now(), answer: text }
      if (!(await moveProposal(transaction, row.id, { from: 'waiting', to, set })))
        throw new Refusal('unknown_approval')
      const detail = { digest: row.digest, text }
      const audit = await record({ subject: row.id, detail, result: to }, transaction)
      return { state: to, sequence: 0, audit, oneTimePassword: '' }
    })

  const approve = async (
    row: ProposalRow,
    payload: Payload,
    operator: OperatorId,
    record: RecordAct,
  ): Promise<Decided> => {
    const set = { approver: operator, decided_at: clock.now(), log_before: coreOf(payload).sequence }
    const audit = await database.transaction().execute(async (transaction) => {
      const moved = await moveProposal(transaction, row.id, { from: 'waiting', to: 'submitting', set })
      if (!moved) throw new Refusal('unknown_approval')
      const detail = { digest: row.digest, payload: row.payload }
      return record({ subject: row.id, detail, result: 'approved' }, transaction)
    })
    const approved = { ...row, approver: operator, log_before: BigInt(set.log_before) }
    const entry = payload.action.type === 'OpenLogin' ? null : await submit(payload, row.proposer, operator)
    const state = await finish(approved, payload, entry)
    if (state === 'failed') return { state, sequence: 0, audit, oneTimePassword: '' }
    const oneTimePassword = await effects.oneTimePassword(payload)
    return { state, sequence: entry?.sequence ?? 0, audit, oneTimePassword }
  }

  const mayApprove: Approvals['mayApprove'] = (row, operator) =>
    row.state === 'waiting' &&
    approverProblem(worlds[row.world].core, readPayload(row.payload), row.proposer, operator) === null

  return {
    mayApprove,

    propose: async (payload, proposer, record) => {
      if (isAlone(coreOf(payload), payload, proposer)) {
        const { reply, sequence } = await submit(payload, proposer, 0)
        if (reply.kind === 'rejected') refuseAs(reply.rejection)
        const audit = await database.transaction().execute(async (transaction) => {
          await effects.tell(payload, sequence, transaction)
          return record({ detail: { payload, sequence } }, transaction)
        })
        await effects.beforeDone(payload, proposer, 0)
        await effects.afterDone(payload)
        return { pending: '', audit }
      }
      const summary = summaryOf(payload, coreOf(payload))
      return database.transaction().execute(async (transaction) => {
        const pending = await insertProposal(transaction, { payload, summary, proposer, now: clock.now() })
        return { pending, audit: await record({ detail: { proposal: pending, payload } }, transaction) }
      })
    },

    decide: async ({ id, digest, result, text }, operator, record) => {
      const row = await find(id)
      const payload = checkedPayload(row, digest)
      if (result === 'withdraw') {
        if (row.proposer !== operator) throw new Refusal('role_missing')
        return end(row, 'withdrawn', operator, text, record)
      }
      const problem = approverProblem(coreOf(payload), payload, row.proposer, operator)
      if (problem) throw new Refusal(problem)
      return result === 'refuse' ? end(row, 'refused', operator, text, record) : approve(row, payload, operator, record)
    },

    mend: async () => {
      const rows = await database.selectFrom('proposals').selectAll().where('state', '=', 'submitting').execute()
      const failed: unknown[] = []
      for (const row of rows)
        await carryOut(row, checkedPayload(row, row.digest)).catch((error: unknown) => failed.push(error))
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} approved proposals are not finished`)
      return rows.length
    },
  }
}
