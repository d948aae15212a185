import type { AdminCallData, AdminCallRequest } from '@touchstone/protocol/admin'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { concernsIn, invitersOf } from '../../products/invitations/judging/inviteeRows.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type InviteeCallParts = Pick<AdminServices, 'database' | 'worlds'>

type Invitee = AdminCallData<'getInvitees'>['list'][number]

const MOST_OF_A_CHAIN = 10
const SUSPECT = ['document', 'device', 'address']

function inviteesOf(database: Kysely<Database>, { only }: AdminCallRequest<'getInvitees'>) {
  const all = database
    .selectFrom('invitees')
    .innerJoin('users', 'users.id', 'invitees.user_id')
    .innerJoin('owners', (join) => join.onRef('owners.user_id', '=', 'users.id').on('owners.world', '=', 'real'))
  if (only === 'unqualified') return all.where('invitees.concerns', '<>', '')
  return only === 'suspect'
    ? all.where(sql<boolean>`string_to_array(invitees.concerns, ',') && ${sql.val(SUSPECT)}::text[]`)
    : all
}

/** Who invited whom, and what was found about it; nothing is decided here: the verdict follows from the facts. */
export function inviteeCalls({ database, worlds }: InviteeCallParts): AdminHandlers<'getInvitees'> {
  const { core } = worlds.real
  return {
    getInvitees: async (request) => {
      const { page, size } = request
      const found = inviteesOf(database, request)
      const { total } = await found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
      const rows = await found
        .select(['invitees.user_id as userId', 'owners.owner', 'users.created_at as time', 'concerns'])
        .orderBy('users.created_at', 'desc')
        .orderBy('users.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const list: Invitee[] = []
      for (const { userId, owner, time, concerns } of rows) {
        const chain = await invitersOf(database, userId, MOST_OF_A_CHAIN)
        const [inviter, ...above] = chain.map((each) => String(each.owner))
        list.push({
          uid: String(owner ?? ''),
          inviter: inviter ?? '',
          time: Number(time),
          qualified: owner !== null && core.invitations.qualified(owner),
          concerns: concernsIn(concerns),
          chain: above,
        })
      }
      return { list, total: Number(total), page }
    },
  }
}
