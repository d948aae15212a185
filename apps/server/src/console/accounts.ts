import type { OwnerId, World } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { People, Person } from '../identity/accounts/people.ts'
import { maskedEmail, maskedPhone } from '../identity/names/maskedContact.ts'

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
  /** The only one of a guest is the demo world. */
  readonly world: World
  readonly owner: OwnerId
  readonly person: Person
}

const GUEST = 'D'

/** The number an operator knows a customer by: that of the real world, or "D" and the demo world's for a guest. */
export function uidOf(real: OwnerId | null, demo: OwnerId | null): string {
  if (real !== null) return String(real)
  return demo === null ? '' : `${GUEST}${demo}`
}

/** The customer behind a number. Throws Refusal('unknown_user'), for a "D" number that is not a guest's as well. */
export async function findCustomer(people: Pick<People, 'byOwner' | 'ownerOf'>, uid: string): Promise<Customer> {
  const world = uid.startsWith(GUEST) ? 'demo' : 'real'
  const owner = Number(uid.slice(world === 'demo' ? GUEST.length : 0))
  const person = await people.byOwner(owner, world)
  if (!person) throw new Refusal('unknown_user')
  if (world === 'demo' && (await people.ownerOf(person.userId, 'real')) !== null) throw new Refusal('unknown_user')
  return { world, owner, person }
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
