import { Mark, useDocumentTitle } from '@touchstone/ui'
import { useState } from 'react'
import { textsOf } from '../../shared/i18n/texts.ts'
import { EnrolmentStep } from './components/EnrolmentStep.tsx'
import { PasskeyStep } from './components/PasskeyStep.tsx'
import { PasswordStep } from './components/PasswordStep.tsx'
import { TotpStep } from './components/TotpStep.tsx'
import type { Started } from './started.ts'
import { loginTexts } from './texts.ts'

const t = textsOf(loginTexts)

/** Password, then the second factor; with the one-time password, both are set up. */
export function LoginScreen() {
  const [started, setStarted] = useState<Started>()
  useDocumentTitle(`${t('title')} · ${t('product')}`)
  const back = () => setStarted(undefined)
  return (
    <main className="grid min-h-dvh place-items-center py-12">
      <div className="flex w-[420px] max-w-full flex-col gap-6 rounded-panel border border-line bg-surface-1 p-8">
        <p className="flex items-center gap-2.5 text-14 font-semibold">
          <Mark />
          {t('product')}
        </p>
        {started === undefined ? (
          <PasswordStep onStarted={setStarted} />
        ) : started.next === 'enrol' ? (
          <EnrolmentStep ticket={started.ticket} onBack={back} />
        ) : started.next === 'passkey' ? (
          <PasskeyStep started={started} onBack={back} />
        ) : (
          <TotpStep ticket={started.ticket} onBack={back} />
        )}
      </div>
    </main>
  )
}
