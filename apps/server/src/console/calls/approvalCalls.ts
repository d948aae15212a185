import type { AdminCallData } from '@touchstone/protocol/admin'
import { expireProposals, type ProposalRow } from '../../approvals/proposalRows.ts'
import { toldAct } from '../../approvals/toldAct.ts'
import { WORLD_NAMES } from '../../sequencer/openWorlds.ts'
import type { ToldAct } from '../../trading/acts/termWords.ts'
import { type AdminHandlers, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<AdminServices, 'database' | 'clock' | 'approvals' | 'operators' | 'worlds'>

const PAGE = 50

type Proposal = AdminCallData<'getApprovalList'>['list'][number]

/** A decision that is being written into the log counts as waiting: nobody can stop it any more. */
function shownState(state: ProposalRow['state']): Proposal['state'] {
  return state === 'submitting' ? 'waiting' : state
}

function asProposal(
  row: ProposalRow,
  told: ToldAct,
  names: ReadonlyMap<number, string>,
  mayApprove: boolean,
): Proposal {
  const { id, world, action, payload, digest, reason } = row
  return {
    id,
    world,
    action,
    summary: told.sentence,
    terms: [...told.terms],
    payload,
    digest,
    reason,
    mayApprove,
    proposer: names.get(row.proposer) ?? '',
    proposedAt: Number(row.proposed_at),
    effectiveAt: Number(row.effective_at),
    state: shownState(row.state),
    approver: names.get(row.approver) ?? '',
    decidedAt: Number(row.decided_at),
    sequence: Number(row.sequence),
  }
}

export function approvalCalls(services: Needs) {
  const { database, clock, approvals, operators, worlds } = services
  return {
    getApprovalList: async ({ state, world, action, page }, context) => {
      await expireProposals(database, clock.now())
      const { operator } = operatorOf(context)
      const names = await operators.rows.names()
      const filtered = database
        .selectFrom('proposals')
        .where((is) =>
          is.and([
            ...(state === '' ? [] : [is('state', '=', state)]),
            ...(world === '' ? [] : [is('world', '=', world)]),
            ...(action === '' ? [] : [is('action', '=', action)]),
          ]),
        )
      const rows = await filtered
        .selectAll()
        .orderBy('proposed_at', 'desc')
        .orderBy('id')
        .limit(PAGE)
        .offset((page - 1) * PAGE)
        .execute()
      const { total } = await filtered.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      const list = rows.map((row) => asProposal(row, approvals.told(row), names, approvals.mayApprove(row, operator)))
      return { list, total: Number(total), page }
    },

    setApproval: (input, context) => approvals.decide(input, operatorOf(context).operator, context.record),

    getScheduled: async () => {
      const names = await operators.rows.names()
      return WORLD_NAMES.flatMap((world) => {
        const { core } = worlds[world]
        return core.decisions.scheduled().map(({ decision, command }) => {
          const { sentence, terms } = toldAct({ action: command.action, name: '' }, core)
          return {
            world,
            decision,
            effectiveAt: command.effectiveAt,
            action: command.action.type,
            summary: sentence,
            terms: [...terms],
            reason: command.reason,
            proposer: names.get(command.proposer) ?? '',
            approver: names.get(command.approver) ?? '',
          }
        })
      })
    },
  } satisfies Partial<AdminHandlers>
}
