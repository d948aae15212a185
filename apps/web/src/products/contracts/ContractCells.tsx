import type { ContractRow } from '@touchstone/protocol'
import { Num } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { directionOf, NO_FIGURE, useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { type RiskLevel, riskLevel, riskPercent } from './riskLevel.ts'
import { contractTexts } from './texts.ts'

/** Two lines in one cell: the figure, and under it its explanation. */
export function Stacked({ top, under }: { readonly top: ReactNode; readonly under: ReactNode }) {
  return (
    <span className="flex flex-col whitespace-nowrap leading-4">
      <span className="text-ink-1">{top}</span>
      <span className="text-12 text-ink-3">{under}</span>
    </span>
  )
}

/** The heads of two figures that stand above each other. */
export function TwoHeads({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="inline-flex flex-col whitespace-nowrap leading-4">
      <span>{first}</span>
      <span>{second}</span>
    </span>
  )
}

export function SideWord({ side }: { readonly side: ContractRow['side'] }) {
  const t = useTexts(contractTexts)
  return <span className={side === 'long' ? 'font-medium text-up' : 'font-medium text-down'}>{t(side)}</span>
}

/** Which contract, and how it is held. */
export function ContractName({
  row,
}: {
  readonly row: Pick<ContractRow, 'symbol' | 'name' | 'side' | 'leverage' | 'marginMode' | 'kind'>
}) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  return (
    <Stacked
      top={
        <span title={row.name}>
          <span className="font-medium">{row.symbol}</span>{' '}
          <span className="rounded-[3px] bg-surface-3 px-1 text-11 text-ink-3">{t(row.kind)}</span>
        </span>
      }
      under={
        <>
          <SideWord side={row.side} /> <Num>{t('times', { leverage: formats.count(row.leverage) })}</Num>{' '}
          {t(row.marginMode)}
        </>
      }
    />
  )
}

/** A signed amount in the colour of its direction. */
export function SignedFigure({ text, decimals = 2 }: { readonly text: string; readonly decimals?: number }) {
  const formats = useFormats()
  if (text === '') return <Num className="text-ink-3">{NO_FIGURE}</Num>
  const direction = directionOf(text)
  return (
    <Num className={direction === 'up' ? 'text-up' : direction === 'down' ? 'text-down' : 'text-ink-2'}>
      {formats.signed(text, decimals)}
    </Num>
  )
}

const METER: Readonly<Record<RiskLevel, string>> = { calm: 'bg-ink-3', amber: 'bg-warn', red: 'bg-danger' }
const WORD: Readonly<Record<RiskLevel, string>> = { calm: 'text-ink-2', amber: 'text-warn', red: 'text-danger' }

/** How close liquidation is: a bar, its percentage, and above calm the word. */
export function RiskMeter({ rate, wide = false }: { readonly rate: string; readonly wide?: boolean }) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  if (rate === '') return <Num className="text-ink-3">{NO_FIGURE}</Num>
  const level = riskLevel(rate)
  const percent = riskPercent(rate)
  const text = formats.percent(percent)
  return (
    <span
      className={clsx('inline-flex', wide ? 'w-full items-center gap-2' : 'flex-col-reverse items-start gap-1')}
      title={t('risk.label', { percent: text, word: t(`risk.${level}`) })}
    >
      <span
        aria-hidden="true"
        className={clsx('overflow-hidden rounded-full bg-surface-3', wide ? 'h-1.5 flex-1' : 'h-1 w-12')}
      >
        <span
          className={clsx('block h-full rounded-full', METER[level])}
          style={{ width: `${Math.min(100, Number(percent))}%` }}
        />
      </span>
      <span className="flex min-w-12 flex-col leading-4">
        <Num className={WORD[level]}>{text}</Num>
        {level !== 'calm' && (
          <span className={clsx('whitespace-nowrap text-11', WORD[level])}>{t(`risk.${level}`)}</span>
        )}
      </span>
      <span className="sr-only">{t('risk.label', { percent: text, word: t(`risk.${level}`) })}</span>
    </span>
  )
}

const LIGHTS = [1, 2, 3, 4, 5] as const

/** The place in the deleveraging queue, as venues show it: five lights. */
export function QueueLights({ lights }: { readonly lights: number }) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  if (lights === 0) return <Num className="text-ink-3">{NO_FIGURE}</Num>
  const label = t('queueLights', { lights: formats.count(lights) })
  return (
    <span title={`${label}. ${t('queueWhy')}`} className="inline-flex items-center gap-0.5">
      {LIGHTS.map((light) => (
        <span
          key={light}
          aria-hidden="true"
          className={clsx('h-3 w-1 rounded-full', light <= lights ? 'bg-warn' : 'bg-surface-3')}
        />
      ))}
      <span className="sr-only">{label}</span>
    </span>
  )
}
