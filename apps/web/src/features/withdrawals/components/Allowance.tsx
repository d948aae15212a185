import { Button, Countdown, KeyValue, type KeyValueItem, Num, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { withdrawTexts } from '../texts.ts'
import { leftOfDay, missingTurnover, type WithdrawInfo } from '../withdrawInput.ts'
import { LotsDialog } from './LotsDialog.tsx'
import { TurnoverBar } from './TurnoverBar.tsx'
import { WithdrawableNow } from './WithdrawableNow.tsx'

export interface AllowanceProps {
  readonly info: WithdrawInfo
  readonly onChange: () => void
}

/** A customer's conditions: hours, limits, fee, and the turnover with the trades that count towards it. */
export function Allowance({ info, onChange }: AllowanceProps) {
  const t = useTexts(withdrawTexts)
  const items = useItems(info, onChange)
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <h2 className="text-14 font-semibold text-ink-1">{t('allowance.title')}</h2>
      <WithdrawableNow info={info} />
      <KeyValue items={items} />
      <p className="-mt-3 text-12 text-ink-3">{t('allowance.dailyNote')}</p>
      <Turnover info={info} />
    </Panel>
  )
}

function useItems(info: WithdrawInfo, onChange: () => void): readonly KeyValueItem[] {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const now = useServerNow()
  const { currency, openNow, changesAt } = info
  const money = (text: string) => (
    <Num>
      {formats.decimal(text)} {currency}
    </Num>
  )
  const hours = (
    <span className="flex flex-col items-end">
      <span>{t('allowance.hoursValue', { open: info.open, close: info.close })}</span>
      <span className="text-12 text-ink-3">
        {changesAt === 0 ? (
          t('allowance.always')
        ) : (
          <>
            {t(openNow ? 'allowance.closesIn' : 'allowance.opensIn')}{' '}
            <Countdown key={changesAt} until={changesAt} now={now} onEnd={onChange} />
          </>
        )}
      </span>
    </span>
  )
  // Words among figures run with the language: only a figure alone is always read from left to right.
  const words = (text: string) => <span className="tabular-nums slashed-zero">{text}</span>
  const left = formats.count(info.leftToday)
  const count = formats.count(info.perDay)
  const limits = { min: formats.decimal(info.min), max: formats.decimal(info.max), currency }
  const day = { left: formats.decimal(leftOfDay(info)), limit: formats.decimal(info.dailyLimit), currency }
  return [
    { key: 'available', label: t('allowance.available'), value: money(info.available) },
    { key: 'hours', label: t('allowance.hours'), value: hours },
    { key: 'left', label: t('allowance.leftToday'), value: words(t('allowance.leftOf', { left, count })) },
    { key: 'limits', label: t('allowance.limits'), value: words(t('allowance.limitsValue', limits)) },
    { key: 'fee', label: t('allowance.fee'), value: <Num>{formats.rate(info.feeRate)}</Num> },
    { key: 'daily', label: t('allowance.daily'), value: words(t('allowance.dailyValue', day)) },
  ]
}

function Turnover({ info }: { readonly info: WithdrawInfo }) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const [open, setOpen] = useState(false)
  const { currency, turnover, decimals } = info
  const missing = missingTurnover(info)
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4 text-13">
      <h3 className="font-medium text-ink-1">{t('turnover.title')}</h3>
      {missing === '' ? (
        <p className="text-ink-2">{t('turnover.fulfilled')}</p>
      ) : (
        <>
          <TurnoverBar
            turnover={turnover}
            decimals={decimals}
            label={t('turnover.need', {
              done: formats.decimal(turnover.done),
              need: formats.decimal(turnover.need),
              currency,
            })}
          />
          <p className="text-ink-2">{t('turnover.missing', { missing: formats.decimal(missing), currency })}</p>
        </>
      )}
      <p className="text-12 text-ink-3">{t('turnover.rule', { rate: formats.rate(turnover.rate) })}</p>
      <details className="text-12 text-ink-2">
        <summary className="min-h-6 cursor-pointer text-accent">{t('turnover.counts')}</summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {(['spot', 'contracts', 'timed', 'not', 'none'] as const).map((key) => (
            <li key={key}>{t(`turnover.${key}`)}</li>
          ))}
        </ul>
      </details>
      <div>
        <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
          {t('turnover.lots')}
        </Button>
      </div>
      {open && <LotsDialog info={info} onClose={() => setOpen(false)} />}
    </section>
  )
}
