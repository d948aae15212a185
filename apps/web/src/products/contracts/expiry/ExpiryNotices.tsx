import { Countdown, Glyph } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useMark } from '../../../shared/live/useMarketData.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { AppLink, type RoutePath } from '../../../shared/routing/AppLink.tsx'
import { contractTexts } from '../texts.ts'
import type { Ending } from './endings.ts'
import { expiryTexts } from './texts.ts'
import { useEndings } from './useEndings.ts'

export interface ExpiryNoticesProps {
  /** Where the contract to move to is traded. */
  readonly trade: RoutePath
  readonly className?: string
}

/**
 * Notices of the reader's contracts that end within a day. They stand below the rows they are about, so that nothing above moves when
 * they appear; the countdown is not read out.
 */
export function ExpiryNotices({ trade, className }: ExpiryNoticesProps) {
  const t = useTexts(expiryTexts)
  const endings = useEndings()
  return (
    <>
      <p role="status" className="sr-only">
        {endings.map(({ contract, phase }) => t(`spoken.${phase}`, { contract: contract.symbol })).join(' ')}
      </p>
      {endings.length > 0 && (
        <ul
          aria-label={t('label')}
          className={clsx('flex flex-col divide-y divide-line border-warn border-y bg-surface-2 text-12', className)}
        >
          {endings.map((ending) => (
            <li key={ending.contract.symbol} className="flex items-start gap-2 px-3 py-1.5">
              <Glyph name="warn" className="mt-0.5 size-3.5 shrink-0 text-warn" />
              <p className="min-w-0 flex-1">
                <When ending={ending} /> <What ending={ending} /> <Move ending={ending} trade={trade} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function When({ ending: { contract, phase } }: { readonly ending: Ending }) {
  const t = useTexts(expiryTexts)
  const formats = useFormats()
  const now = useServerNow()
  const { symbol, expiry } = contract
  const time = formats.dateTime(expiry)
  if (phase === 'ended') return <strong className="font-semibold">{t('ended', { contract: symbol })}</strong>
  if (phase === 'window')
    return (
      <>
        <strong className="font-semibold">{t('measured', { contract: symbol, time })}</strong> <SoFar symbol={symbol} />{' '}
        {t('left')} <Countdown until={expiry} now={now} />.
      </>
    )
  return (
    <strong className="font-semibold">
      {t('ends', { contract: symbol, time })} <Countdown until={expiry} now={now} />.
    </strong>
  )
}

/** The mean of the samples that have counted so far, from the contract's own channel. */
function SoFar({ symbol }: { readonly symbol: string }) {
  const t = useTexts(expiryTexts)
  const formats = useFormats()
  const mark = useMark(symbol)
  if (!mark || mark.settlement === '') return <>{t('noneYet')}</>
  return <>{t('soFar', { price: formats.decimal(mark.settlement), samples: mark.settlementSamples })}</>
}

function What({ ending: { position, orders } }: { readonly ending: Ending }) {
  const t = useTexts(expiryTexts)
  const words = useTexts(contractTexts)
  return (
    <>
      {position && t('settles', { side: words(position.side), lots: Number(position.lots) })}{' '}
      {orders > 0 && t('orders', { count: orders })}
    </>
  )
}

function Move({ ending, trade }: { readonly ending: Ending; readonly trade: RoutePath }) {
  const t = useTexts(expiryTexts)
  const { rollOver } = ending.contract
  if (ending.phase === 'ended' || !ending.position) return null
  if (rollOver === '') return <>{t('noMove')}</>
  return (
    <>
      {t('move')}{' '}
      <AppLink to={trade} search={{ symbol: rollOver }} className="text-accent underline underline-offset-2">
        {rollOver}
      </AppLink>
      .
    </>
  )
}
