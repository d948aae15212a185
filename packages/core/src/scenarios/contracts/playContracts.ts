import type { BookKind } from '../../matching/makeBook.ts'
import type { Scenario } from '../scenario.ts'
import type { ToyExchange } from '../toyExchange.ts'
import { ContractRun } from './contractRun.ts'
import { CONTRACT_STEPS } from './contractSteps.ts'

/** Plays a story of contracts on one kind of book; throws at the first line that does not come true. */
export function playContracts(scenario: Scenario, book: BookKind): ToyExchange {
  const run = new ContractRun(book)
  scenario.lines.forEach((line, index) => {
    try {
      play(run, line)
    } catch (error) {
      throw new Error(`${scenario.title}, line ${index + 1} '${line}': ${String(error)}`, { cause: error })
    }
  })
  return run.toy
}

function play(run: ContractRun, line: string): void {
  const [action = '', expected] = line.split(' => ')
  for (const [pattern, step] of CONTRACT_STEPS) {
    const match = pattern.exec(action)
    if (!match) continue
    const before = run.toy.last
    step(run, match)
    if (expected !== undefined) run.expect('reply', run.reply(), expected)
    else if (run.toy.last !== before && run.toy.last?.reply.kind === 'rejected')
      throw new Error(`refused: ${run.reply()}`)
    return
  }
  throw new Error('no such line')
}
