import type { AppointOperator, OperatorId, OwnerId, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Company } from '../content/company.ts'
import type { TextEditing } from '../content/textEditing.ts'
import type { Database } from '../database/schema.ts'
import type { Worlds } from '../identity/accounts/owners.ts'
import type { People } from '../identity/accounts/people.ts'
import type { NewMessage } from '../messages/newMessage.ts'
import type { Restraint } from '../messages/restraint.ts'
import { rolesOf } from '../operators/operatorRoles.ts'
import type { OperatorRows } from '../operators/operatorRows.ts'
import { PRODUCTS } from '../products/products.ts'
import { decisionOf } from './judge.ts'
import { isOutside, type OutsideAction, type Payload, type ProposedAction } from './payload.ts'

/** The effects of a decision outside the log. All of them may be repeated. */
export interface Effects {
  /** Effects of the act itself. */
  beforeDone(payload: Payload, proposer: OperatorId, approver: OperatorId): Promise<void>
  /** The line in the customer's account history and the message about it, within the transaction that closes the proposal. */
  tell(payload: Payload, sequence: number, transaction: Kysely<Database>): Promise<void>
  /** Hands over the message to the customer. */
  afterDone(): Promise<void>
  /** For an operator who was invited or comes back, '' otherwise. */
  oneTimePassword(payload: Payload): Promise<string>
}

export interface EffectsOptions {
  readonly database: Kysely<Database>
  readonly people: People
  readonly operators: OperatorRows
  readonly worlds: Worlds
  readonly texts: Pick<TextEditing, 'publish'>
  readonly company: Pick<Company, 'decide'>
}

interface Concern {
  readonly owner: OwnerId
  readonly what: Restraint
}

/** What the products leave behind of decisions about them. */
const DECIDED = PRODUCTS.flatMap(({ decided }) => decided ?? [])

/** The customer whom an action concerns, and the action's word in the account's history. */
function concernOf(action: ProposedAction): Concern | undefined {
  switch (action.type) {
    case 'OpenLogin':
      return { owner: action.owner, what: 'login_opened' }
    case 'FreezeOwner':
      return { owner: action.owner, what: action.frozen ? 'trading_frozen' : 'trading_opened' }
    case 'HoldWithdrawals':
      return { owner: action.owner, what: action.until === 0 ? 'withdrawals_released' : 'withdrawals_held' }
    case 'SetTier':
      return { owner: action.owner, what: 'tier_changed' }
    default:
      return undefined
  }
}

/** Carries out an act of which the log knows nothing. */
async function carryOut(
  { texts, company }: Pick<EffectsOptions, 'texts' | 'company'>,
  action: OutsideAction,
  [proposer, approver]: readonly [OperatorId, OperatorId],
): Promise<void> {
  if (action.type === 'SetCompany') return company.decide(action.facts, proposer, approver)
  const { type: _, kind, before: __, ...version } = action
  return texts.publish({ ...version, type: kind }, proposer, approver)
}

export function createEffects(options: EffectsOptions): Effects {
  const { database, people, operators, worlds } = options
  const concerned = (payload: Payload) => concernedOn(database, payload)

  /** Roles are the same in both worlds. */
  const appointInDemo = async (payload: Payload, proposer: OperatorId, approver: OperatorId) => {
    const { operator, roles } = payload.action as AppointOperator
    const held = rolesOf(worlds.demo.core, operator)
    const same = held.length === roles.length && held.every((role) => roles.includes(role))
    if (same) return
    const { reply } = await worlds.demo.submit(decisionOf(payload, proposer, approver))
    if (reply.kind === 'rejected') throw new Error(`the demo world refused an appointment: ${reply.rejection}`)
  }

  const appoint = async (payload: Payload, proposer: OperatorId, approver: OperatorId) => {
    const { operator, roles } = payload.action as AppointOperator
    await appointInDemo(payload, proposer, approver)
    if (roles.length === 0) return operators.dismiss(operator)
    if (!(await operators.byId(operator))) await operators.invite(operator, payload.name)
  }

  return {
    beforeDone: async (payload, proposer, approver) => {
      const { action } = payload
      if (action.type === 'AppointOperator') return appoint(payload, proposer, approver)
      if (isOutside(action)) return carryOut(options, action, [proposer, approver])
      const concern = await concerned(payload)
      if (!concern) return
      if (action.type === 'OpenLogin') await people.openLogin(concern.userId)
      if (action.type === 'FreezeOwner') await people.setFrozenByHolder(concern.userId, false)
    },

    tell: async (payload, sequence, transaction) => {
      const { action, text: said } = payload
      const ref = sequence === 0 ? '' : String(sequence)
      const tell = (userId: string, what: string, text: string, message?: NewMessage) =>
        people.accountEvents.add(userId, { what, by: 'operator', text, ref, ...(message && { message }) }, transaction)
      if (action.type !== 'OpenLogin' && !isOutside(action))
        for (const decided of DECIDED) {
          await decided.keep(transaction, action, said)
          const told = decided.tell(action, said, worlds[payload.world].core)
          const holder = told && (await holderOf(transaction, payload.world, told.owner))
          if (holder) await tell(holder, told.what, told.text)
        }
      const concern = await concernedOn(transaction, payload)
      if (!concern) return
      const { what, userId } = concern
      const { reason, text } = payload
      const told = [reason, text].filter((part) => part !== '').join(' — ')
      await tell(userId, what, told, { kind: 'restrained', values: { what, reason, text } })
    },

    afterDone: async () => {
      await people.messages.deliver()
    },

    oneTimePassword: async ({ action }) => {
      if (action.type !== 'AppointOperator' || action.roles.length === 0) return ''
      const row = await operators.byId(action.operator)
      return row && row.state !== 'active' ? operators.reset(action.operator) : ''
    },
  }
}

/** The customer an action concerns. Within a transaction on its connection: the embedded database has no other. */
async function concernedOn(on: Kysely<Database>, { world, action }: Payload) {
  const concern = concernOf(action)
  const userId = concern && (await holderOf(on, world, concern.owner))
  return concern && userId ? { ...concern, userId } : undefined
}

async function holderOf(on: Kysely<Database>, world: World, owner: OwnerId): Promise<string | undefined> {
  const query = on.selectFrom('owners').select('user_id').where('world', '=', world).where('owner', '=', owner)
  return (await query.executeTakeFirst())?.user_id
}
