import { word } from '../shape/kinds.ts'

const OPTION_RESULTS = { won: 0, lost: 1, tied: 2, void: 3 } as const
export type OptionResult = keyof typeof OPTION_RESULTS
export const OPTION_RESULT = word(OPTION_RESULTS)
