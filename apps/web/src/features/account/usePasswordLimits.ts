import { PASSWORD_LIMITS, type PasswordLimits } from '../../shared/account/accountInput.ts'
import { useParam } from '../../shared/site/useSite.ts'

/** The platform's limits; until they are known, those of the specification. */
export function usePasswordLimits(): PasswordLimits {
  return useParam()?.password ?? PASSWORD_LIMITS
}
