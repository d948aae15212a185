import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { SIGN_IN_DAYS } from '../rewards/terms.ts'
import { whole } from '../shape/kinds.ts'

/** A day of a sign-in cycle. */
export const SIGN_IN_DAY = whole(1, SIGN_IN_DAYS, 'day')

/** Once each Hong Kong day. The first begins a cycle of seven days; answers the day of the cycle. */
export const SignIn = defineCustomerCommand(185, 'SignIn', 'A customer signs in for today.', {})
export type SignIn = CommandOf<typeof SignIn>

/** Asks for the reward of a day of the cycle at hand that was signed. */
export const ReceiveSign = defineCustomerCommand(
  186,
  'ReceiveSign',
  'A customer asks for the reward of a day that was signed.',
  { day: SIGN_IN_DAY },
)
export type ReceiveSign = CommandOf<typeof ReceiveSign>
