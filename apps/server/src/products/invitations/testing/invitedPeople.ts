import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { createUsers } from '../../../identity/accounts/users.ts'
import type { TradingOffice } from '../../../trading/testing/tradingOffice.ts'

export interface InvitedPerson {
  readonly token: string
  readonly userId: string
  readonly owner: number
}

/** People with an account and money, each invited by somebody or by nobody. */
export function invitedPeople(office: () => TradingOffice, database: () => Kysely<Database>) {
  let people = 0
  return async (invitedBy: InvitedPerson | null = null): Promise<InvitedPerson> => {
    const name = `person${++people}@example.com`
    const users = createUsers(database(), { now: () => office().real.clock.wallMs() + people })
    const userId = await users.add({
      name: { kind: 'email', value: name },
      country: 'HK',
      passwordHash: 'x',
      invitedBy: invitedBy?.userId ?? null,
    })
    if (userId === undefined) throw new Error('the account was not opened')
    const token = await office().customer('real', { userId })
    const owner = office().ownerOf(token)
    await database().updateTable('owners').set({ owner }).where('user_id', '=', userId).execute()
    return { token, userId, owner }
  }
}

interface Login {
  readonly cookie?: string
  readonly earlier?: string
  readonly device?: string
  readonly address?: string
  readonly time?: number
}

/** A row of the login log. */
export async function logIn(
  database: Kysely<Database>,
  { userId }: Pick<InvitedPerson, 'userId'>,
  { cookie, earlier, device = 'Chrome on Windows', address = '127.0.0.1', time = 1 }: Login,
): Promise<void> {
  await database
    .insertInto('login_log')
    .values({
      user_id: userId,
      time,
      device,
      address,
      cookie_hash: cookie ?? null,
      earlier_hash: earlier ?? null,
      method: 'password',
      result: 'done',
    })
    .execute()
}
