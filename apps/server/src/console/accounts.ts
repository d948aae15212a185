import type { OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../gateway/refusal.ts'
import { maskedEmail, maskedPhone } from '../identity/maskedContact.ts'
import type { People, Person } from '../identity/people.ts'

/** The name an account is shown under: masked, and never the whole of a contact. */
export function maskedAccount({
  email,
  phone,
}: {
  readonly email: string | null
  readonly phone: string | null
}): string {
  return maskedEmail(email ?? '') || maskedPhone(phone ?? '')
}

export interface Customer {
  readonly owner: OwnerId
  readonly person: Person
}

/** The customer behind a number. Throws Refusal('unknown_user'). */
export async function findCustomer(people: Pick<People, 'byOwner'>, uid: string): Promise<Customer> {
  const owner = Number(uid)
  const person = await people.byOwner(owner)
  if (!person) throw new Refusal('unknown_user')
  return { owner, person }
}

export interface AccountLine {
  readonly uid: string
  readonly account: string
  readonly country: string
}

/** Numbers and masked names of many accounts at once, by user id. */
export async function accountLines(
  database: Kysely<Database>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AccountLine>> {
  if (userIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('users')
    .leftJoin('owners', (join) => join.onRef('owners.user_id', '=', 'users.id').on('owners.world', '=', 'real'))
    .select(['users.id', 'users.email', 'users.phone', 'users.country', 'owners.owner'])
    .where('users.id', 'in', [...new Set(userIds)])
    .execute()
  return new Map(
    rows.map(({ id, owner, country, ...contacts }) => [
      id,
      { uid: owner === null ? '' : String(owner), account: maskedAccount(contacts), country },
    ]),
  )
}
