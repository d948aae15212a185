import { PastReader } from '../history/pastReader.ts'
import { FILLS } from '../products/fills.ts'
import { statementWords } from '../products/statementWords.ts'
import { createStatements, type Statements } from '../records/createStatements.ts'
import { pdfHere, pdfThread } from '../records/pdf/pdfCarrier.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'

/** Statements of account: the call that asks for one, and the files behind their addresses. */
export function startStatements(
  { worlds, logger, threads }: Foundation,
  { database, live, projectors }: Past,
): Statements {
  const both = perWorld((name) => ({ live: live[name], projector: projectors[name] }))
  return createStatements({
    past: new PastReader({ database, worlds: both }),
    fills: FILLS,
    sandbox: perWorld((name) => worlds[name].genesis.sandbox),
    words: statementWords,
    now: Date.now,
    pdf: threads ? pdfThread() : pdfHere(),
    onProblem: (error) => logger.warn({ event: 'statement_broken_off', err: error }, 'a statement was broken off'),
  })
}
