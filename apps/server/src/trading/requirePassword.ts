import { type CallContext, sessionOf } from '../gateway/callContext.ts'
import type { ProductServices } from './productServices.ts'

/** Checks the caller's transaction password. The demo account has none, and is asked for none. Throws Refusal. */
export async function requirePassword(
  { transactionPassword }: Pick<ProductServices, 'transactionPassword'>,
  context: CallContext,
  password: string,
): Promise<void> {
  const { world, userId } = sessionOf(context)
  if (world === 'real') await transactionPassword.check(userId, password)
}
