import { PASSWORD_LIMITS, type PasswordLimits } from '../../shared/account/accountInput.ts'
import { useParam } from '../../shared/site/useSite.ts'

/** As the platform is set up; what the product promises until that is known. */
export function usePasswordLimits(): PasswordLimits {
  return useParam()?.password ?? PASSWORD_LIMITS
}
