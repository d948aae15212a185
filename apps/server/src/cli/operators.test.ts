import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AdminClient, OPERATOR_PASSWORD } from '../console/testing/adminClient.ts'
import { TestServer } from '../testing/testServer.ts'
import { readArguments } from './arguments.ts'
import { COMMANDS } from './commands.ts'
import { withDatabase } from './withDatabase.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ databaseUrl: null })
  const [first] = server.running.console.passwords
  const { origin } = server.running.console
  await new AdminClient(origin).enrol(first?.name ?? '', first?.password ?? '')
})
afterAll(() => server.remove())

/** What a command prints; rejects as it does. */
async function run(...words: string[]): Promise<string> {
  const printed: string[] = []
  const args = readArguments([...words, '--data-dir', server.folder], {})
  await COMMANDS[args.command]?.(args, (line) => void printed.push(line))
  return printed.join('\n')
}

it('leaves the database of a running server alone', async () => {
  await expect(run('user', 'list')).rejects.toThrow('is in use')
})

// Databases are opened and a server is started again, which takes a busy machine long.
it('lists operators, gives a new one-time password and takes the login away, each with a row of the chain', {
  timeout: 180_000,
}, async () => {
  await server.stop()
  expect(await run('user', 'list')).toMatch(/1 {2}operator1 +active +app +last in .*\n.*operator2 +invited +- +never/)
  const password = /once with (\S+)/.exec(await run('user', 'reset', 'Operator1'))?.[1] ?? ''
  await expect(run('user', 'reset', 'nobody')).rejects.toThrow('there is no operator "nobody"')
  await expect(run('user', 'promote', 'operator1')).rejects.toThrow('what should be done?')
  expect(await run('user', 'dismiss', 'operator2')).toContain('cannot log in any more')
  await expect(run('user', 'reset', 'operator2')).rejects.toThrow('was dismissed')
  expect(await run('audit')).toContain('1 of them are anchored in the log')

  await server.start()
  const again = new AdminClient(server.running.console.origin)
  expect((await again.send('login', { name: 'operator1', password: OPERATOR_PASSWORD })).data).toBeNull()
  await again.enrol('operator1', password)
  const { list } = await again.data('getAudit', { operator: 'shell' })
  expect(list).toMatchObject([
    { what: 'user_dismissed', subject: 'operator2' },
    { what: 'user_reset', subject: 'operator1' },
  ])
  await server.stop()
})

it('names the row of the chain that somebody changed', async () => {
  const args = readArguments(['audit', '--data-dir', server.folder], {})
  await withDatabase(args, async (database) => {
    await sql`alter table audit_rows disable trigger audit_rows_fixed`.execute(database)
    await sql`update audit_rows set what = 'nothing' where row = 2`.execute(database)
  })
  await expect(run('audit')).rejects.toThrow('row 2 of the audit chain was changed, removed or put in')
})

it('makes nothing where there is nothing', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'touchstone-empty-'))
  const args = readArguments(['user', 'list', '--data-dir', empty], {})
  await expect(COMMANDS.user?.(args, () => {})).rejects.toThrow('is not there')
  await rm(empty, { recursive: true })
})
