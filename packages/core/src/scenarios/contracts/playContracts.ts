import type { BookKind } from '../../matching/makeBook.ts'
import type { Scenario } from '../scenario.ts'
import { playStory } from '../story.ts'
import type { ToyExchange } from '../toyExchange.ts'
import { ContractRun } from './contractRun.ts'
import { CONTRACT_STEPS } from './contractSteps.ts'

/** Plays a story of contracts on one kind of book; throws at the first line that does not come true. */
export function playContracts(scenario: Scenario, book: BookKind): ToyExchange {
  return playStory(new ContractRun(book), CONTRACT_STEPS, scenario)
}
