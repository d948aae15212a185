import { randomUUID } from 'node:crypto'
import type { Payload } from '../../approvals/payload.ts'
import { Refusal } from '../../errors/refusal.ts'
import { findCustomer } from '../accounts.ts'
import { type AdminContext, type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { endSessions, freezeLogin, restraintAction } from './restraints.ts'

type Needs = Pick<AdminServices, 'database' | 'clock' | 'worlds' | 'people' | 'approvals'>

/** Acts of operators about customers' accounts. */
export function userCalls(services: Needs) {
  const { database, clock, people, approvals } = services

  const propose = async (payload: Omit<Payload, 'name'>, context: AdminContext) => {
    const { operator } = operatorOf(context)
    return approvals.propose({ ...payload, name: '' }, operator, context.record)
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

    endUserSessions: async ({ uid, reason }, context) =>
      endSessions(services, await findCustomer(people, uid), checkReason(reason), context),

    setUserState: async ({ uid, scope, frozen, reason, text }, context) => {
      const customer = await findCustomer(people, uid)
      const said = checkReason(reason)
      if (scope === 'login' && frozen) return freezeLogin(services, customer, said, text, context)
      const action = restraintAction(customer.owner, scope, frozen, said)
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
