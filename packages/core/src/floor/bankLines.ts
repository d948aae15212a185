import type { Floor } from './floor.ts'

/** Whether a line of the bank was credited before, by whatever product: each pays once, for ever. I18. */
export function isLineUsed(state: Floor, line: string): boolean {
  return state.asked.lines.some((linesOf) => linesOf(state).has(line))
}
