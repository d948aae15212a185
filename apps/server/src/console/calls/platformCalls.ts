import type { SystemOwner, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatDecimal, parseDecimal } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Worlds } from '../../identity/accounts/owners.ts'
import type { IdentityPolicy } from '../../identity/limits/policy.ts'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { waitingQueues } from '../moneyQueues.ts'

type Needs = Pick<
  AdminServices,
  'database' | 'clock' | 'worlds' | 'approvals' | 'totals' | 'session' | 'sandbox' | 'problems'
>

const HOUR = 3_600_000
const MESSAGES = 50

function haltedMarkets(worlds: Worlds): number {
  const { core } = worlds.real
  const spot = core.spot.markets().filter(({ id }) => core.spot.market(id).state !== 'open')
  const contracts = core.contracts
    .all()
    .filter(({ id }) => ['halted', 'cancel_only'].includes(core.contracts.contract(id).state))
  return spot.length + contracts.length
}

async function countOf(database: Kysely<Database>, now: number, session: IdentityPolicy['session']) {
  const midnight = now - (now % (24 * HOUR))
  const people = database.selectFrom('users').where('kind', '=', 'person')
  const all = await people.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const today = await people
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('created_at', '>=', BigInt(midnight))
    .executeTakeFirstOrThrow()
  const open = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('ended_at', 'is', null)
    .where('last_seen', '>', BigInt(now - session.idleMs))
    .where('opened_at', '>', BigInt(now - session.absoluteMs))
    .executeTakeFirstOrThrow()
  const waiting = await database
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return {
    customers: Number(all.count),
    customersToday: Number(today.count),
    sessions: Number(open.count),
    approvals: Number(waiting.count),
  }
}

/** Numbers about the whole platform, and the operator's own money. */
export function platformCalls(services: Needs) {
  const { database, clock, worlds, approvals, totals, session, sandbox, problems } = services

  const treasury = (world: World): AdminCallData<'getTreasury'> => {
    const { core } = worlds[world]
    const assets = new Map(core.assets().map((asset) => [asset.id, asset]))
    const accounts = core.ledger.systemBalances().map(({ owner, wallet, asset, available, held }) => {
      const { code, scale } = assets.get(asset) ?? { code: String(asset), scale: 0 }
      const text = (amount: bigint) => formatDecimal(amount, scale)
      return { owner, wallet, currency: code, available: text(available), held: text(held) }
    })
    return { sequence: core.sequence, time: core.time, accounts, totals: totals[world].now() }
  }

  return {
    getDashboard: async () => {
      const queues = [...(await waitingQueues({ database, worlds }))]
      const healthy = Object.keys(await problems()).length === 0
      return {
        queues,
        ...(await countOf(database, clock.now(), session)),
        haltedMarkets: haltedMarkets(worlds),
        healthy,
      }
    },

    getTreasury: ({ world }) => treasury(world),

    proposeCapital: ({ world, owner, currency, amount, evidence, reason }, context) => {
      const asset = worlds[world].core.assets().find(({ code }) => code === currency)
      if (!asset) throw new Refusal('unknown_asset')
      const parsed = parseDecimal(amount, asset.scale)
      if (parsed === undefined) throw new Refusal('malformed', { field: 'amount', problem: 'has too many decimals' })
      const to: SystemOwner = owner
      const action = { type: 'ContributeCapital', owner: to, asset: asset.id, amount: parsed, evidence } as const
      const payload = { world, action, effectiveAt: 0, reason: checkReason(reason), name: '', text: '' }
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },

    getOutbox: async ({ to }) => {
      if (!sandbox) throw new Refusal('not_in_sandbox')
      const rows = await database
        .selectFrom('outbox')
        .select(['recipient', 'subject', 'body', 'sent_at'])
        .$if(to.trim() !== '', (query) => query.where('recipient', '=', to.trim().toLowerCase()))
        .orderBy('id', 'desc')
        .limit(MESSAGES)
        .execute()
      return rows.map(({ recipient, subject, body, sent_at }) => {
        return { to: recipient, subject, text: body, time: Number(sent_at) }
      })
    },
  } satisfies Partial<AdminHandlers>
}
