import type { Kysely } from 'kysely'
import { createAuditChain } from '../audit/auditChain.ts'
import { systemClock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { createOperatorPasskeys } from '../operators/operatorPasskeys.ts'
import { createOperatorRows, type OperatorRow } from '../operators/operatorRows.ts'
import type { CliCommand, Print } from './cliCommand.ts'
import { withDatabase } from './withDatabase.ts'

const FORM = 'user list | user reset NAME | user dismiss NAME'

async function found(database: Kysely<Database>, name: string | undefined): Promise<OperatorRow> {
  if (name === undefined) throw new StartUpProblem(`name an operator: ${FORM}`)
  const row = await createOperatorRows(database, systemClock).byName(name)
  if (!row) throw new StartUpProblem(`there is no operator "${name}"`)
  return row
}

/** Acts from the shell stand in the audit chain under the user of the shell. */
function record(database: Kysely<Database>, what: string, { operator, name }: OperatorRow): Promise<number> {
  return createAuditChain(database, systemClock).append(
    {
      operator: 'shell',
      what,
      subject: name,
      detail: { operator },
      result: 'done',
      reason: '',
      address: '',
      device: 'touchstone user',
    },
    database,
  )
}

async function list(database: Kysely<Database>, print: Print): Promise<void> {
  const passkeys = createOperatorPasskeys(database, systemClock)
  for (const { operator, name, state, last_login } of await createOperatorRows(database, systemClock).all()) {
    const last = Number(last_login) === 0 ? 'never logged in' : `last in ${new Date(Number(last_login)).toISOString()}`
    const factor = state !== 'active' ? '-' : (await passkeys.has(operator)) ? 'passkey' : 'app'
    print(`${String(operator).padStart(4)}  ${name.padEnd(24)} ${state.padEnd(10)} ${factor.padEnd(8)} ${last}`)
  }
}

async function reset(database: Kysely<Database>, name: string | undefined, print: Print): Promise<void> {
  const row = await found(database, name)
  if (row.state === 'dismissed')
    throw new StartUpProblem(`${row.name} was dismissed: only two operators in the console can appoint somebody again`)
  const password = await database.transaction().execute(async (transaction) => {
    await record(transaction, 'user_reset', row)
    return createOperatorRows(transaction, systemClock).reset(row.operator, transaction)
  })
  print(`${row.name} logs in once with ${password} and then chooses a password and a second factor`)
}

async function dismiss(database: Kysely<Database>, name: string | undefined, print: Print): Promise<void> {
  const row = await found(database, name)
  await database.transaction().execute(async (transaction) => {
    await record(transaction, 'user_dismissed', row)
    await createOperatorRows(transaction, systemClock).dismiss(row.operator, transaction)
  })
  print(`${row.name} cannot log in any more; the roles are taken by two operators in the console`)
}

/** Operators from the shell: their list, a new one-time password, or no login any more. Roles only change in the log. */
export const user: CliCommand = async ({ words, ...args }, print) => {
  const [what, name, ...rest] = words
  if (rest.length > 0) throw new StartUpProblem(`"${rest.join(' ')}" is not understood: ${FORM}`)
  await withDatabase(args, async (database) => {
    if (what === 'list' && name === undefined) return list(database, print)
    if (what === 'reset') return reset(database, name, print)
    if (what === 'dismiss') return dismiss(database, name, print)
    throw new StartUpProblem(`what should be done? ${FORM}`)
  })
}
