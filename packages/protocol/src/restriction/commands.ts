import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { flag, text } from '../shape/kinds.ts'

/** The books and the assets held outside differ (or agree again): only closing, withdrawing and paying in stay possible. */
export const RestrictPlatform = define(
  95,
  'RestrictPlatform',
  'Only closing, withdrawing and paying in stay possible, or all is again.',
  {
    withdrawalsOnly: flag(),
    reason: text(1),
  },
)
export type RestrictPlatform = CommandOf<typeof RestrictPlatform>
