import type { AdminCallData } from '@touchstone/protocol/admin'
import { readPayload } from '../../approvals/payload.ts'
import { Refusal } from '../../errors/refusal.ts'
import { rolesOf } from '../../operators/operatorRoles.ts'
import type { OperatorRow } from '../../operators/operatorRows.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<AdminServices, 'database' | 'clock' | 'worlds' | 'operators' | 'approvals'>

type OperatorLine = AdminCallData<'getOperators'>[number]

const NAME_SHAPE = /^[a-z][a-z0-9._-]{2,39}$/

function stateOf({ state, locked_until }: OperatorRow, now: number): OperatorLine['state'] {
  return state === 'active' && Number(locked_until) > now ? 'locked' : state
}

/** The operators, and how they are appointed and dismissed. */
export function operatorCalls(services: Needs) {
  const { database, clock, worlds, operators, approvals } = services
  const { rows, sessions, passkeys } = operators

  /** Appointments that wait for a second person: their names and numbers are spoken for. */
  const invited = async () => {
    const waiting = await database
      .selectFrom('proposals')
      .select('payload')
      .where('action', '=', 'AppointOperator')
      .where('state', 'in', ['waiting', 'submitting'])
      .execute()
    return waiting.flatMap(({ payload }) => {
      const { action, name } = readPayload(payload)
      return action.type === 'AppointOperator' ? [{ operator: action.operator, name }] : []
    })
  }

  /** A number that nobody ever had. Throws Refusal('malformed') for a name that is taken or is none. */
  const newcomer = async (name: string) => {
    const wanted = name.trim().toLowerCase()
    const problem = (text: string) => new Refusal('malformed', { field: 'name', problem: text })
    if (!NAME_SHAPE.test(wanted)) throw problem('must be 3 to 40 letters, digits, dots or dashes')
    const known = [...(await rows.all()), ...(await invited())]
    if (known.some((each) => each.name === wanted)) throw problem('is taken')
    const logged = [...worlds.real.core.decisions.operators(), ...worlds.demo.core.decisions.operators()]
    return { operator: Math.max(0, ...[...known, ...logged].map(({ operator }) => operator)) + 1, name: wanted }
  }

  const existing = async (operator: number) => {
    const row = await rows.byId(operator)
    if (!row) throw new Refusal('unknown_operator')
    return { operator, name: row.name }
  }

  return {
    getOperators: async () => {
      const now = clock.now()
      const counts = await sessions.counts()
      const lines: OperatorLine[] = []
      for (const row of await rows.all()) {
        const held = (await passkeys.has(row.operator)) ? ('passkey' as const) : ('totp' as const)
        lines.push({
          operator: row.operator,
          name: row.name,
          roles: [...rolesOf(worlds.real.core, row.operator)],
          factor: row.state === 'active' ? held : 'none',
          state: stateOf(row, now),
          lastLogin: Number(row.last_login),
          sessions: counts.get(row.operator) ?? 0,
        })
      }
      return lines
    },

    proposeOperator: async ({ operator: number, name: wanted, roles, reason }, context) => {
      const said = checkReason(reason)
      const { operator, name } = number === 0 ? await newcomer(wanted) : await existing(number)
      const action = { type: 'AppointOperator', operator, roles } as const
      const payload = { world: 'real', action, effectiveAt: 0, reason: said, name, text: '' } as const
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },

    endOperatorSessions: async ({ operator, reason }, context) => {
      checkReason(reason)
      await existing(operator)
      return database.transaction().execute(async (transaction) => {
        const ended = await sessions.endAll(operator, transaction)
        return { ended, audit: await context.record({ detail: { operator, ended } }, transaction) }
      })
    },
  } satisfies Partial<AdminHandlers>
}
