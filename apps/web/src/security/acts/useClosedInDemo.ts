import { useTexts } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { securityTexts } from './texts.ts'

/** Why nothing that protects the real account can be changed now; undefined outside the demo account. */
export function useClosedInDemo(): string | undefined {
  const t = useTexts(securityTexts)
  return useSession((session) => session.demo) ? t('notInDemo') : undefined
}
