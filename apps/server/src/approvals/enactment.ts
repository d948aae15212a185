import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { RecordAct } from '../audit/recordAct.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Worlds } from '../identity/accounts/owners.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { problemText } from '../trading/refusalOf.ts'
import type { Effects } from './effects.ts'
import { decisionOf, refuseAs } from './judge.ts'
import { isOutside, type Payload } from './payload.ts'
import { insertProposal, moveProposal, type ProposalRow, toldColumns } from './proposalRows.ts'
import { toldAct } from './toldAct.ts'

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
  /** Why the log refused the approved decision, '' when it did not. */
  readonly problem: string
}

export interface ApprovalsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: Worlds
  readonly effects: Effects
  /** Finds an approved decision in the log, when the server stopped before it was written down here. */
  readonly findDecision: (row: ProposalRow, payload: Payload) => Promise<AppliedEntry | undefined>
}

/** Carries out an approved decision: writes it into the log, then into SQL, then tells the customer. */
export interface Enactment {
  /** An act that one person may decide. Throws Refusal when the log refuses it. */
  alone(payload: Payload, proposer: OperatorId, record: RecordAct): Promise<Proposed>
  /** A proposal that a second operator approves. Throws `unknown_approval` when it waits no longer. */
  approved(row: ProposalRow, payload: Payload, approver: OperatorId, record: RecordAct): Promise<Decided>
  /** What was decided when the server stopped: an approved proposal is carried out, an act of one person only if the log has it. Safe to repeat. */
  resumed(row: ProposalRow, payload: Payload): Promise<void>
}

/** Approver of what one person decides. */
const NOBODY = 0

export function createEnactment({ database, clock, worlds, effects, findDecision }: ApprovalsOptions): Enactment {
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
    await effects.afterDone()
    return 'approved'
  }

  /** The act of one person, once it is known whether the log took it. */
  const finishAlone = async (id: string, payload: Payload, proposer: OperatorId, entry: AppliedEntry | undefined) => {
    const taken = entry && entry.reply.kind !== 'rejected' ? entry : undefined
    if (taken) await effects.beforeDone(payload, proposer, NOBODY)
    await database.transaction().execute(async (transaction) => {
      if (taken) await effects.tell(payload, taken.sequence, transaction)
      await transaction.deleteFrom('proposals').where('id', '=', id).where('state', '=', 'submitting').execute()
    })
    if (taken) await effects.afterDone()
  }

  return {
    // In the audit chain before it is in the log: a database that fails in between would leave an act without a row.
    alone: async (payload, proposer, record) => {
      const { core } = worlds[payload.world]
      const proposal = { payload, told: toldAct(payload, core), proposer, now: clock.now(), logBefore: core.sequence }
      const { id, audit } = await database.transaction().execute(async (transaction) => ({
        id: await insertProposal(transaction, proposal),
        audit: await record({ detail: { payload }, result: 'decided' }, transaction),
      }))
      const entry = await submit(payload, proposer, NOBODY)
      await finishAlone(id, payload, proposer, entry)
      if (entry.reply.kind === 'rejected') refuseAs(entry.reply)
      return { pending: '', audit }
    },

    approved: async (row, payload, operator, record) => {
      const { core } = worlds[payload.world]
      const decided = { approver: operator, decided_at: clock.now(), log_before: core.sequence }
      const set = { ...decided, ...toldColumns(toldAct(payload, core)) }
      const audit = await database.transaction().execute(async (transaction) => {
        const moved = await moveProposal(transaction, row.id, { from: 'waiting', to: 'submitting', set })
        if (!moved) throw new Refusal('unknown_approval')
        const detail = { digest: row.digest, payload: row.payload }
        return record({ subject: row.id, detail, result: 'approved' }, transaction)
      })
      const approved = { ...row, approver: operator, log_before: BigInt(decided.log_before) }
      const entry = isInLog(payload) ? await submit(payload, row.proposer, operator) : null
      const state = await finish(approved, payload, entry)
      if (state === 'failed') return { state, sequence: 0, audit, oneTimePassword: '', problem: problemOf(entry) }
      const oneTimePassword = await effects.oneTimePassword(payload)
      return { state, sequence: entry?.sequence ?? 0, audit, oneTimePassword, problem: '' }
    },

    resumed: async (row, payload) => {
      if (row.approver === NOBODY) return finishAlone(row.id, payload, row.proposer, await findDecision(row, payload))
      const entry = isInLog(payload)
        ? ((await findDecision(row, payload)) ?? (await submit(payload, row.proposer, row.approver)))
        : null
      await finish(row, payload, entry)
    },
  }
}

/** Opening a login and what is written on pages are no matter of the log. */
function isInLog({ action }: Payload): boolean {
  return action.type !== 'OpenLogin' && !isOutside(action)
}

function problemOf(entry: AppliedEntry | null): string {
  return entry?.reply.kind === 'rejected' ? problemText(entry.reply.rejection, entry.reply.facts) : ''
}
