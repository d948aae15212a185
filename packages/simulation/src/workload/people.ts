import type { Command, CoreQueries, OperatorAction, OperatorId, OperatorRole } from '@touchstone/protocol'
import type { Draws } from './draws.ts'

/** Operators of the console; the first two are appointed at the start. */
export const PEOPLE = 8

/** Two operators with the role, or one of them alone. */
export function colleagues(draws: Draws, core: CoreQueries, role: OperatorRole): readonly [OperatorId, OperatorId] {
  const { random } = draws
  const able = core.decisions.operators().filter(({ roles }) => roles.includes(role))
  if (able.length < 2) return anybody(draws, core)
  const first = random.below(able.length)
  const second = (first + random.between(1, able.length - 1)) % able.length
  return [able[first]?.operator ?? 0, random.chance(30) ? 0 : (able[second]?.operator ?? 0)]
}

/** Forged deciders: the wrong role, operator 0, a stranger, or the same person twice. */
export function anybody({ random }: Draws, core: CoreQueries): readonly [OperatorId, OperatorId] {
  const known = core.decisions.operators().map(({ operator }) => operator)
  const one = () => (known.length > 0 && random.chance(90) ? random.pick(known) : random.below(PEOPLE + 2))
  const proposer = one()
  return [proposer, random.chance(35) ? proposer : random.pick([one(), one(), 0])]
}

/** Decided at once, mostly by operators with the right. */
export function proposed(draws: Draws, core: CoreQueries, action: OperatorAction, role: OperatorRole): Command {
  const right = draws.random.chance(85)
  const [proposer, approver] = right ? colleagues(draws, core, role) : anybody(draws, core)
  return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: 'drill', action }
}
