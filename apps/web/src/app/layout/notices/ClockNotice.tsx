import { InlineAlert } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useStatus } from '../../../shared/live/useLive.ts'
import { shellTexts } from '../texts.ts'

/** Says on every page that the exchange's clock waits for its operators; absent while it runs. */
export function ClockNotice() {
  const t = useTexts(shellTexts)
  const waits = useStatus()?.clock === 'waits'
  return <div role="status">{waits && <InlineAlert tone="warn">{t('status.clockWaits')}</InlineAlert>}</div>
}
