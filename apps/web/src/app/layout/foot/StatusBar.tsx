import type { LiveState } from '@touchstone/client'
import { Num, useFit, useNow, zoneLabel } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useConnection, useStatus } from '../../../shared/live/useLive.ts'
import { useFeedLabel } from '../../../shared/site/useSite.ts'
import { useReaderZone } from '../../../shared/times/readerZone.ts'
import { shellTexts } from '../texts.ts'
import { useOnline } from '../useOnline.ts'
import { SupportLink } from './SupportLink.tsx'

type Condition = 'live' | 'connecting' | 'stale' | 'lost' | 'offline'

const LAMPS: Record<Condition, string> = {
  live: 'bg-ok',
  connecting: 'bg-ink-3',
  stale: 'bg-warn',
  lost: 'bg-warn',
  offline: 'bg-danger',
}

export function conditionOf(state: LiveState, online: boolean): Condition {
  if (!online) return 'offline'
  if (state.connection === 'open') return state.stale ? 'stale' : 'live'
  return state.connection === 'connecting' ? 'connecting' : 'lost'
}

/** `notice` stands where there is no room for a bar of its own. */
export function StatusBar({ notice }: { readonly notice: ReactNode }) {
  const t = useTexts(shellTexts)
  const state = useConnection()
  const condition = conditionOf(state, useOnline())
  const status = useStatus()
  const feed = useFeedLabel()
  const slim = useFit() === 'slim'
  return (
    <section
      aria-label={t('status.label')}
      className="no-print sticky bottom-0 z-30 flex h-[25px] shrink-0 items-center gap-4 border-t border-line bg-surface-1 px-4 text-11 whitespace-nowrap text-ink-3 slim:gap-3 slim:px-3"
    >
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className={clsx('size-1.5 rounded-full', LAMPS[condition])} />
        {t(`status.${condition}`)}
      </span>
      {condition === 'live' && state.latencyMs >= 0 && !(slim && notice) && (
        <Num>{t('status.latency', { milliseconds: String(state.latencyMs) })}</Num>
      )}
      {status && status.late.length > 0 && (
        <span className="text-warn">{t('status.late', { feeds: feed ?? status.late.join(', ') })}</span>
      )}
      {status?.storage === 'full' && <span className="text-danger">{t('status.storageFull')}</span>}
      {notice}
      <span className="flex-1" />
      {feed !== undefined && !notice && !slim && <span>{feed}</span>}
      {!slim && (
        <>
          <TimesIn />
          <HongKongClock />
        </>
      )}
      <SupportLink />
    </section>
  )
}

/** In which zone all times on the page are. */
function TimesIn() {
  const t = useTexts(shellTexts)
  return <Num>{t('status.times', { zone: zoneLabel(useReaderZone(), Date.now()) })}</Num>
}

function HongKongClock() {
  const t = useTexts(shellTexts)
  const formats = useFormats()
  const serverTime = useStatus()?.serverTime
  const now = useNow(1_000)
  const [ahead, setAhead] = useState(0)
  useEffect(() => {
    if (serverTime !== undefined) setAhead(serverTime - Date.now())
  }, [serverTime])
  return <Num>{t('status.hongKong', { time: formats.hongKongTime(now + ahead) })}</Num>
}
