import type { Acts } from '../../trading/acts.ts'

export const TIMED_OPTION_ACTS: Acts<'ListOptions'> = {
  ListOptions: ({ terms }) => `List timed orders on index ${terms.index}`,
}
