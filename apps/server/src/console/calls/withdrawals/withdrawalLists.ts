import type { OwnerId, WithdrawalState } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatPlain } from '@touchstone/quantities'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { WithdrawalRecord } from '../../../products/withdrawals/history/withdrawalReading.ts'
import type { BankPayees } from '../../../products/withdrawals/payees/bankPayees.ts'
import { shownDestination } from '../../../products/withdrawals/payees/shownDestination.ts'
import { causesOf, needsSecond } from '../../../products/withdrawals/review/withdrawalCauses.ts'
import { accountLines } from '../../accounts.ts'
import type { AdminServices } from '../../adminServices.ts'

export type WithdrawalLine = AdminCallData<'getWithdrawalQueue'>['list'][number]

export interface WithdrawalListServices extends Pick<AdminServices, 'database' | 'past' | 'worlds'> {
  readonly payees: Pick<BankPayees, 'find'>
}

/** The persons behind owners of the real world. */
export async function userIds(
  database: Kysely<Database>,
  owners: readonly OwnerId[],
): Promise<ReadonlyMap<OwnerId, string>> {
  if (owners.length === 0) return new Map()
  const rows = await database
    .selectFrom('owners')
    .select(['owner', 'user_id'])
    .where('world', '=', 'real')
    .where('owner', 'in', [...new Set(owners)])
    .execute()
  return new Map(rows.flatMap(({ owner, user_id }) => (owner === null ? [] : [[owner, user_id] as const])))
}

/** Proposals about withdrawals that wait for a second person, by withdrawal. */
async function proposedActions(database: Kysely<Database>): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('proposals')
    .select(['action', sql<string>`payload::jsonb -> 'action' ->> 'withdrawal'`.as('withdrawal')])
    .where('world', '=', 'real')
    .where('state', '=', 'waiting')
    .where('action', 'in', ['ApproveWithdrawal', 'RefuseWithdrawal', 'PayBankWithdrawal'])
    .execute()
  return new Map(rows.map(({ action, withdrawal }) => [Number(withdrawal), action]))
}

/** Withdrawals as the console shows them. */
export async function withdrawalLines(
  services: WithdrawalListServices,
  records: readonly WithdrawalRecord[],
): Promise<WithdrawalLine[]> {
  const { database, past, worlds, payees } = services
  const { core } = worlds.real
  const people = await userIds(
    database,
    records.map(({ owner }) => owner),
  )
  const accounts = await accountLines(database, [...people.values()])
  const proposed = await proposedActions(database)
  const terms = core.moneyTerms.current().terms
  const lineOf = async (record: WithdrawalRecord): Promise<WithdrawalLine> => {
    const { withdrawal, owner, kind, amount, fee, state, time } = record
    const asset = core.assets().find(({ id }) => id === record.asset)
    if (!asset) throw new Error(`unknown asset ${record.asset} of withdrawal ${withdrawal}`)
    const userId = people.get(owner)
    const text = (units: bigint) => formatPlain(units, asset.scale)
    return {
      id: withdrawal,
      uid: String(owner),
      account: accounts.get(userId ?? '')?.account ?? '',
      kind,
      currency: asset.code,
      amount: text(amount),
      fee: text(fee),
      receive: text(amount - fee),
      destination: await shownDestination(payees, record),
      state,
      requestedAt: time,
      second: needsSecond(terms, amount, asset.scale),
      proposed: proposed.get(withdrawal) ?? '',
      causes: [...(await causesOf({ database, past, core }, record, userId))],
    }
  }
  const lines: WithdrawalLine[] = []
  for (const record of records) lines.push(await lineOf(record))
  return lines
}

const OPEN: readonly WithdrawalState[] = ['requested', 'review', 'approved', 'signed']

/** How many are open at each step, and how much they ask for. */
export function openTotals({ worlds }: Pick<WithdrawalListServices, 'worlds'>) {
  const { core } = worlds.real
  const open = core.withdrawals.open()
  return OPEN.flatMap((state) => {
    const here = open.filter((one) => one.state === state)
    const assets = new Set(here.map(({ asset }) => asset))
    return [...assets].map((id) => {
      const { code, scale } = core.assets().find((asset) => asset.id === id) ?? { code: String(id), scale: 0 }
      const ofAsset = here.filter(({ asset }) => asset === id)
      const sum = ofAsset.reduce((total, { amount }) => total + amount, 0n)
      return { state, count: ofAsset.length, amount: formatPlain(sum, scale), currency: code }
    })
  })
}
