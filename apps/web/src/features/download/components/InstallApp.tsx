import { Button } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useInstall } from '../../../shared/install/install.ts'
import { downloadTexts } from '../texts.ts'

/** Installs the web app where the browser offers to, and says how else. */
export function InstallApp() {
  const t = useTexts(downloadTexts)
  const { state, install } = useInstall()
  return (
    <>
      <p className="max-w-lg text-14 text-ink-2">{t('web.text')}</p>
      {state === 'offered' && <Button onClick={install}>{t('web.install')}</Button>}
      {state !== 'offered' && (
        <p className="max-w-lg text-13 text-ink-3">{state === 'installed' ? t('web.installed') : t('web.how')}</p>
      )}
    </>
  )
}
