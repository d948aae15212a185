import { Empty, TEXT_LINK } from '@touchstone/ui'
import { OpenTimedOptions } from '../../products/timedOptions/OpenTimedOptions.tsx'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { useTimedOptionRows } from '../../products/timedOptions/useTimedOptionRows.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { ListPanel } from '../../shared/records/ListPanel.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { timedOptionOpenOrdersTexts } from './openOrdersTexts.ts'

/** Timed orders that run. They end by themselves: there is nothing to cancel. */
export function OpenOrdersPanel() {
  const t = useTexts(timedOptionOpenOrdersTexts)
  const rows = useTimedOptionRows()
  const positions = (
    <AppLink to="/jgcc" className={`${TEXT_LINK} text-12`}>
      {t('positions')}
    </AppLink>
  )
  const trade = (
    <AppLink to="/deal_jg" className="text-accent underline underline-offset-2">
      {t('trade')}
    </AppLink>
  )
  return (
    <ListPanel title={t('title')} count={rows?.open.length} act={positions}>
      <OpenTimedOptions rows={rows} empty={<Empty text={t('none')} action={trade} />} />
      <ResultAnnouncer settled={rows?.settled} />
    </ListPanel>
  )
}
