import { isAlone } from '../../approvals/judge.ts'
import type { Payload, ProposedAction } from '../../approvals/payload.ts'
import { FURTHER_NOTICE } from '../../clock/furtherNotice.ts'
import { Refusal } from '../../errors/refusal.ts'
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
  await people.setLoginFrozen(person.userId, true)
  const audit = await database.transaction().execute(async (transaction) => {
    const row = await context.record({}, transaction)
    const said = [reason, text].filter((part) => part !== '').join(' — ')
    const message = { kind: 'restrained', values: { what: 'login_frozen', reason, text } } as const
    const event = { what: 'login_frozen', by: 'operator', text: said, ref: '', message } as const
    await people.accountEvents.add(person.userId, event, transaction)
    return row
  })
  await people.messages.deliver()
  return { pending: '', audit }
}
