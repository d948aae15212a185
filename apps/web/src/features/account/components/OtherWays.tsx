import { Button } from '@touchstone/ui'
import { DemoEntry } from '../../../shared/demo/DemoEntry.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useSetting } from '../../../shared/site/useSite.ts'
import { accountTexts } from '../texts.ts'

/** A wallet, or the demo account, in place of name and password; only the ways on offer. */
export function OtherWays({ onWallet }: { readonly onWallet: () => void }) {
  const t = useTexts(accountTexts)
  const features = useSetting()?.features
  if (!features?.walletLogin && !features?.demo) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-12 text-ink-3">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        {t('login.or')}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      {features.walletLogin && (
        <Button tone="secondary" size="large" wide onClick={onWallet}>
          {t('login.wallet')}
        </Button>
      )}
      <DemoEntry wide />
    </div>
  )
}
