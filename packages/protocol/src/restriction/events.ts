import { define, type RecordOf } from '../shape/definition.ts'
import { flag, text } from '../shape/kinds.ts'

export const PlatformRestricted = define(
  65,
  'PlatformRestricted',
  'Only closing, withdrawing and paying in stay possible, or all is again.',
  {
    withdrawalsOnly: flag(),
    reason: text(),
  },
)
export type PlatformRestricted = RecordOf<typeof PlatformRestricted>
