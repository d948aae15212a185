import { ErrorPanel } from '@touchstone/ui'
import { LoginScreen } from '../../features/login/LoginScreen.tsx'
import { failureCode, readingFailureText } from '../../shared/api/failures.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { MeContext, useLogin } from '../../shared/session/session.ts'
import { ScreenSkeleton } from './ScreenStates.tsx'
import { Shell } from './Shell.tsx'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** The login in front of every screen; after it the operator is at the requested address. */
export function Entrance() {
  const login = useLogin()
  if (login.data === null) return <LoginScreen />
  if (login.data)
    return (
      <MeContext value={login.data}>
        <Shell me={login.data} />
      </MeContext>
    )
  if (login.isError)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorPanel
          text={readingFailureText(login.error)}
          code={failureCode(login.error)}
          retryLabel={t('retry')}
          onRetry={() => void login.refetch()}
        />
      </main>
    )
  return <ScreenSkeleton />
}
