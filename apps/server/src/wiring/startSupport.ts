import { systemClock } from '../clock/clock.ts'
import type { RecordChanges } from '../streams/recordChanges.ts'
import { createSupport, type Support } from '../support/createSupport.ts'
import type { Foundation } from './foundation.ts'
import type { People } from './startPeople.ts'

/** Conversations with support. Their words are sealed with a key drawn from DATA_DIR/keys/files.key. */
export function startSupport(
  { database, logger, closing }: Foundation,
  { identity, verification }: People,
  records: Pick<RecordChanges, 'tell'>,
): Support {
  const support = createSupport({
    database: database.kysely,
    clock: systemClock,
    people: identity.people,
    files: verification.files,
    key: verification.key,
    recordsChanged: records.tell,
    onProblem: (error) => logger.warn({ event: 'support_problem', err: error }, 'support could not finish something'),
  })
  support.start()
  closing.add('support', () => support.stop())
  return support
}
