import type { Kysely } from 'kysely'
import { isAlone } from '../../approvals/judge.ts'
import type { Payload, ProposedAction } from '../../approvals/payload.ts'
import { FURTHER_NOTICE } from '../../clock/furtherNotice.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { People } from '../../identity/accounts/people.ts'
import type { Customer } from '../accounts.ts'
import { type AdminContext, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Scope = 'login' | 'trade' | 'withdraw'

/** What is decided when operators stop or open a part of a customer's account. */
export function restraintAction(owner: number, scope: Scope, frozen: boolean, reason: string): ProposedAction {
  if (scope === 'withdraw') return { type: 'HoldWithdrawals', owner, until: frozen ? FURTHER_NOTICE : 0, reason }
  if (scope === 'login' && !frozen) return { type: 'OpenLogin', owner }
  return { type: 'FreezeOwner', owner, frozen, reason }
}

/** Freezes the log-in. It is not in the log: an operator who may freeze trading alone may freeze the log-in alone. */
export async function freezeLogin(
  { database, worlds, people }: Pick<AdminServices, 'database' | 'worlds' | 'people'>,
  { world, owner, person }: Customer,
  reason: string,
  text: string,
  context: AdminContext,
) {
  const action = restraintAction(owner, 'trade', true, reason)
  const like: Payload = { world, action, effectiveAt: 0, reason, text, name: '' }
  if (!isAlone(worlds[world].core, like, operatorOf(context).operator)) throw new Refusal('role_missing')
  const { ended, audit } = await database.transaction().execute(async (transaction) => {
    const ended = await people.freezeLogin(person.userId, transaction)
    await tellRestraint(people, person.userId, { what: 'login_frozen', reason, text }, transaction)
    return { ended, audit: await context.record({}, transaction) }
  })
  await ended.forget()
  await people.messages.deliver()
  return { pending: '', audit }
}

/** Ends every session of a customer: all have to log in again. */
export async function endSessions(
  { database, people }: Pick<AdminServices, 'database' | 'people'>,
  { person: { userId } }: Customer,
  reason: string,
  context: AdminContext,
) {
  const { ended, audit } = await database.transaction().execute(async (transaction) => {
    const ended = await people.endSessions(userId, transaction)
    await tellRestraint(people, userId, { what: 'sessions_ended', reason, text: '' }, transaction)
    return { ended, audit: await context.record({ detail: { ended: ended.count } }, transaction) }
  })
  await ended.forget()
  await people.messages.deliver()
  return { ended: ended.count, audit }
}

interface Restraint {
  readonly what: 'login_frozen' | 'sessions_ended'
  readonly reason: string
  readonly text: string
}

function tellRestraint(
  { accountEvents }: Pick<People, 'accountEvents'>,
  userId: string,
  restraint: Restraint,
  transaction: Kysely<Database>,
): Promise<void> {
  const { what, reason, text } = restraint
  const said = [reason, text].filter((part) => part !== '').join(' — ')
  const message = { kind: 'restrained', values: { what, reason, text } } as const
  return accountEvents.add(userId, { what, by: 'operator', text: said, ref: '', message }, transaction)
}
