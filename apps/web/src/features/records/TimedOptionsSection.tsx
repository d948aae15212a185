import { Empty, Panel, TEXT_LINK } from '@touchstone/ui'
import { OpenTimedOptions } from '../../products/timedOptions/OpenTimedOptions.tsx'
import { ResultAnnouncer } from '../../products/timedOptions/ResultAnnouncer.tsx'
import { useTimedOptionRows } from '../../products/timedOptions/useTimedOptionRows.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { recordTexts } from './texts.ts'

/** Timed orders that run. They end by themselves: there is nothing to cancel. */
export function TimedOptionsSection() {
  const t = useTexts(recordTexts)
  const rows = useTimedOptionRows()
  return (
    <Panel className="overflow-hidden">
      <div className="flex h-11 items-center justify-between border-b border-line px-4">
        <h2 className="text-14 font-semibold text-ink-1">
          {t('delivery')} <span className="num ms-1 font-normal text-ink-3">{rows?.open.length ?? ''}</span>
        </h2>
        <AppLink to="/jgcc" className={`${TEXT_LINK} text-12`}>
          {t('deliveryPositions')}
        </AppLink>
      </div>
      <div className="overflow-x-auto [scrollbar-width:thin]">
        <OpenTimedOptions
          rows={rows}
          empty={
            <Empty
              text={t('deliveryNone')}
              action={
                <AppLink to="/deal_jg" className="text-accent underline underline-offset-2">
                  {t('tradeDelivery')}
                </AppLink>
              }
            />
          }
        />
      </div>
      <ResultAnnouncer settled={rows?.settled} />
    </Panel>
  )
}
