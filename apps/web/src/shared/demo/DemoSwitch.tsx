import { useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { useSession } from '../session/sessionStore.ts'
import { useSetting } from '../site/useSite.ts'
import { askToExitDemo, enterDemo } from './demoAccount.ts'
import { demoTexts } from './texts.ts'

const CHOICE =
  'h-7 whitespace-nowrap rounded-[3px] px-2.5 text-12 font-medium text-ink-2 hover:text-ink-1 aria-pressed:text-ink-1 aria-disabled:opacity-50'

/** Real or demo: the account that is in use, and the way to the other one. Absent where there is no demo account. */
export function DemoSwitch() {
  const t = useTexts(demoTexts)
  const demo = useSession((session) => session.demo)
  const offered = useSetting()?.features.demo ?? false
  const [busy, setBusy] = useState(false)
  if (!offered && !demo) return null
  const enter = () => {
    if (busy) return
    setBusy(true)
    enterDemo()
      // The refusal is on screen already.
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <fieldset aria-label={t('switch')} className="flex gap-1 rounded-control bg-surface-2 p-1">
      <button
        type="button"
        aria-pressed={!demo}
        className={`${CHOICE} aria-pressed:bg-surface-3`}
        onClick={() => demo && askToExitDemo()}
      >
        {t('real')}
      </button>
      <button
        type="button"
        aria-pressed={demo}
        aria-disabled={busy || undefined}
        className={`${CHOICE} aria-pressed:bg-notice aria-pressed:text-on-notice`}
        onClick={() => !demo && enter()}
      >
        {t('demo')}
      </button>
    </fieldset>
  )
}
