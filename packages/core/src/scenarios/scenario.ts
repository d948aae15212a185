/** A story in the words of the trade; `scenarioRun.ts` says which lines there are. */
export interface Scenario {
  readonly title: string
  /** Rules of RULES.md it shows. */
  readonly rules: readonly string[]
  readonly lines: readonly string[]
}

export function scenario(title: string, rules: string, story: string): Scenario {
  const lines = story
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { title, rules: rules.split(' '), lines }
}
