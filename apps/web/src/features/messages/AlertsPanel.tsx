import { buttonClass, Empty, Panel, Skeleton } from '@touchstone/ui'
import { AlertRows } from '../../shared/alerts/AlertRows.tsx'
import { useAlerts } from '../../shared/alerts/useAlerts.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { alertsPanelTexts } from './texts.ts'

/** Every price alert that waits, newest first: a tab of the notices. */
export function AlertsPanel() {
  const t = useTexts(alertsPanelTexts)
  const formats = useFormats()
  const answer = useAlerts()
  return (
    <Panel>
      <Loaded answer={answer} lead={t('failed')} waiting={<Skeleton className="m-5 h-40" />}>
        {({ list, max }) =>
          list.length === 0 ? (
            <Empty
              text={t('empty')}
              action={
                <AppLink to="/market" className={buttonClass('secondary')}>
                  {t('markets')}
                </AppLink>
              }
            />
          ) : (
            <>
              <p role="status" className="flex h-12 items-center border-b border-line px-5 text-12 text-ink-3">
                {t('count', { count: formats.count(list.length), max: formats.count(max) })}
              </p>
              <AlertRows
                list={list}
                lead={({ symbol }) => (
                  <span dir="ltr" className="w-32 shrink-0 truncate text-14 font-medium text-ink-1">
                    {symbol}
                  </span>
                )}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
