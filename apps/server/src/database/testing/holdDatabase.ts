import { createOutbox } from '../../mail/outbox.ts'
import { ROOM_MIGRATIONS } from '../../wiring/migrations.ts'
import { openDatabase } from '../openDatabase.ts'

/** A process that opens the embedded database, writes one row, says so, and waits to be killed. */
const { kysely } = await openDatabase({
  dataDirectory: process.argv[2] ?? '',
  databaseUrl: null,
  migrations: ROOM_MIGRATIONS,
})
const outbox = createOutbox(kysely)
await outbox.keep({ channel: 'email', to: 'a@example.org', language: 'en', subject: '', text: '', code: '' }, 1)
console.log('open')
setInterval(() => {}, 60_000)
