import { formatPlain } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { People } from '../../identity/accounts/people.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import type { BankPayees } from './bankPayees.ts'
import { shownDestination } from './shownDestination.ts'
import { TOLD_STATES, type ToldState, withdrawalNotice } from './withdrawalNotices.ts'
import { type WithdrawalRecord, withdrawalRecords } from './withdrawalReading.ts'
import type { WithdrawalTables } from './withdrawalTables.ts'
import { withdrawalTexts } from './withdrawalTexts.ts'

const LOOK_EVERY_MS = 5_000
/** Older steps are news to nobody: a new database must not tell what happened long ago. */
const NEWS_MS = 3 * 24 * 3_600_000
const AT_ONCE = 100
const TEXT_WITHIN_MS = 60_000

export interface WithdrawalMailParts {
  readonly database: Kysely<Database>
  readonly past: Kysely<ProjectionTables>
  readonly real: Pick<WorldPort, 'core'>
  readonly people: Pick<People, 'byOwner' | 'notify'>
  readonly payees: Pick<BankPayees, 'find'>
  readonly now: () => number
  /** Between two looks; default: five seconds. */
  readonly everyMs?: number
  readonly onProblem: (error: unknown) => void
}

export interface WithdrawalMails {
  /** Tells whoever is to be told now; returns how many. */
  look(): Promise<number>
  stop(): Promise<void>
}

interface News {
  readonly withdrawal: number
  readonly state: ToldState
}

/**
 * Tells customers of each step of their withdrawals. Each step once, over restarts and rebuilt history too: it is written down
 * before the mail goes out, so a crash in between costs a mail and never sends two.
 */
export function startWithdrawalMails(parts: WithdrawalMailParts): WithdrawalMails {
  const { database, past, real, people, payees, now, everyMs = LOOK_EVERY_MS, onProblem } = parts

  const untold = async (): Promise<readonly News[]> => {
    const steps = await past
      .withTables<WithdrawalTables>()
      .selectFrom('withdrawal_steps')
      .select(['withdrawal', 'state'])
      .where('world', '=', 'real')
      .where('state', 'in', TOLD_STATES)
      .where('time', '>', BigInt(now() - NEWS_MS))
      .orderBy('sequence')
      .execute()
    if (steps.length === 0) return []
    const told = await database
      .selectFrom('withdrawal_mails')
      .select(['withdrawal', 'state'])
      .where(
        'withdrawal',
        'in',
        steps.map(({ withdrawal }) => withdrawal),
      )
      .execute()
    const known = new Set(told.map(({ withdrawal, state }) => `${withdrawal} ${state}`))
    return steps
      .filter(({ withdrawal, state }) => !known.has(`${withdrawal} ${state}`))
      .slice(0, AT_ONCE)
      .map(({ withdrawal, state }) => ({ withdrawal: Number(withdrawal), state: state as ToldState }))
  }

  const isNew = async ({ withdrawal, state }: News): Promise<boolean> => {
    const row = await database
      .insertInto('withdrawal_mails')
      .values({ withdrawal: BigInt(withdrawal), state, sent_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('withdrawal')
      .executeTakeFirst()
    return row !== undefined
  }

  const wordsOf = async (record: WithdrawalRecord) => {
    const { withdrawal, amount, fee, transaction, reference } = record
    const asset = real.core.assets().find(({ id }) => id === record.asset)
    if (!asset) throw new Error(`unknown asset ${record.asset} of withdrawal ${withdrawal}`)
    const text = (units: bigint) => formatPlain(units, asset.scale)
    return {
      withdrawal,
      currency: asset.code,
      amount: text(amount),
      fee: text(fee),
      receive: text(amount - fee),
      destination: await shownDestination(payees, record),
      reference: reference === '' ? transaction : reference,
      text: (await withdrawalTexts(database, [withdrawal])).get(withdrawal) ?? '',
    }
  }

  const tell = async (news: News): Promise<number> => {
    const { list } = await withdrawalRecords(past, 'real', { withdrawal: news.withdrawal, page: 1, size: 1 })
    const [record] = list
    if (!record) return 0
    const words = await wordsOf(record)
    if (isEarly(news, record, words) || !(await isNew(news))) return 0
    const person = await people.byOwner(record.owner)
    if (!person) return 0
    await people.notify(person.userId, withdrawalNotice(news.state, words))
    return 1
  }

  /** A refusal is in the log a moment before what the operator wrote is in the database. */
  const isEarly = ({ state }: News, { steps }: WithdrawalRecord, { text }: { readonly text: string }): boolean => {
    const refused = steps.find((step) => step.state === 'refused')
    return state === 'refused' && text === '' && refused !== undefined && now() - refused.time < TEXT_WITHIN_MS
  }

  const look = async (): Promise<number> => {
    let told = 0
    for (const news of await untold()) told += await tell(news)
    return told
  }

  /** One look at a time: the next begins when the last is over. */
  let looking: Promise<unknown> = Promise.resolve()
  const lookOnce = (): Promise<number> => {
    const next = looking.then(look)
    looking = next.catch(onProblem)
    return next
  }
  const timer = setInterval(() => void lookOnce().catch(() => undefined), everyMs)
  timer.unref()
  return {
    look: lookOnce,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
