import { randomUUID } from 'node:crypto'
import { isAlone } from '../../approvals/judge.ts'
import type { Payload, ProposedAction } from '../../approvals/payload.ts'
import { FURTHER_NOTICE } from '../../clock/furtherNotice.ts'
import { Refusal } from '../../errors/refusal.ts'
import { restraintNotice } from '../../mail/restraintNotices.ts'
import { type Customer, findCustomer } from '../accounts.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Needs = Pick<AdminServices, 'database' | 'clock' | 'worlds' | 'people' | 'approvals'>

type Scope = 'login' | 'trade' | 'withdraw'

function actionOf(owner: number, scope: Scope, frozen: boolean, reason: string): ProposedAction {
  if (scope === 'withdraw') return { type: 'HoldWithdrawals', owner, until: frozen ? FURTHER_NOTICE : 0, reason }
  if (scope === 'login' && !frozen) return { type: 'OpenLogin', owner }
  return { type: 'FreezeOwner', owner, frozen, reason }
}

/** Acts of operators about customers' accounts. */
export function userCalls(services: Needs) {
  const { database, clock, worlds, people, approvals } = services

  const propose = async (payload: Omit<Payload, 'name'>, context: AdminContext) => {
    const { operator } = operatorOf(context)
    return approvals.propose({ ...payload, name: '' }, operator, context.record)
  }

  /** Not in the log: an operator who may freeze trading alone may freeze the log-in alone. */
  const freezeLogin = async (
    { world, owner, person }: Customer,
    reason: string,
    text: string,
    context: AdminContext,
  ) => {
    const action = actionOf(owner, 'trade', true, reason)
    const like: Payload = { world, action, effectiveAt: 0, reason, text, name: '' }
    if (!isAlone(worlds[world].core, like, operatorOf(context).operator)) throw new Refusal('role_missing')
    await people.setLoginFrozen(person.userId, true)
    const audit = await database.transaction().execute(async (transaction) => {
      const row = await context.record({}, transaction)
      const said = [reason, text].filter((part) => part !== '').join(' — ')
      const event = { what: 'login_frozen', by: 'operator' as const, text: said, ref: '' }
      await people.accountEvents.add(person.userId, event, transaction)
      return row
    })
    await people.notify(person.userId, restraintNotice('login_frozen', reason, text))
    return { pending: '', audit }
  }

  return {
    revealContact: async ({ uid, reason }, context) => {
      const { person } = await findCustomer(people, uid)
      checkReason(reason)
      const { operator } = operatorOf(context)
      const audit = await database.transaction().execute(async (transaction) => {
        const event = { what: 'contact_shown', by: 'operator' as const, text: `operator ${operator}`, ref: '' }
        await people.accountEvents.add(person.userId, event, transaction)
        return context.record({}, transaction)
      })
      return { email: person.email, phone: person.phone, audit }
    },

    addUserNote: async ({ uid, text }, context) => {
      const { person } = await findCustomer(people, uid)
      const note = { id: randomUUID(), user_id: person.userId, time: clock.now(), text: checkReason(text) }
      return database.transaction().execute(async (transaction) => {
        const { operator } = operatorOf(context)
        await transaction
          .insertInto('user_notes')
          .values({ ...note, operator })
          .execute()
        return { audit: await context.record({ detail: { note: note.id } }, transaction) }
      })
    },

    endUserSessions: async ({ uid, reason }, context) => {
      const { person } = await findCustomer(people, uid)
      const said = checkReason(reason)
      const ended = await people.endSessions(person.userId)
      const audit = await context.record({ detail: { ended } })
      await people.accountEvents.add(person.userId, { what: 'sessions_ended', by: 'operator', text: said, ref: '' })
      await people.notify(person.userId, restraintNotice('sessions_ended', said, ''))
      return { ended, audit }
    },

    setUserState: async ({ uid, scope, frozen, reason, text }, context) => {
      const customer = await findCustomer(people, uid)
      const said = checkReason(reason)
      if (scope === 'login' && frozen) return freezeLogin(customer, said, text, context)
      const action = actionOf(customer.owner, scope, frozen, said)
      return propose({ world: customer.world, action, effectiveAt: 0, reason: said, text }, context)
    },

    setUserTier: async ({ uid, world, tier, reason }, context) => {
      const customer = await findCustomer(people, uid)
      const books = customer.world === 'demo' ? customer.world : world
      const owner = await people.ownerOf(customer.person.userId, books)
      if (owner === null) throw new Refusal('unknown_user')
      const action = { type: 'SetTier', owner, tier } as const
      return propose({ world: books, action, effectiveAt: 0, reason: checkReason(reason), text: '' }, context)
    },
  } satisfies Partial<AdminHandlers>
}
