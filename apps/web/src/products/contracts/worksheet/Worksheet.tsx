import { useQuery } from '@tanstack/react-query'
import { Button, Dialog, Empty, FailureAlert, InlineAlert, KeyValue, Num, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Failed } from '../../../shared/loading/Failed.tsx'
import { contractInfo } from '../contractReads.ts'
import { contractTexts } from '../texts.ts'
import { CheckedFigures } from './CheckedFigures.tsx'
import {
  type ComparedFigure,
  type Liquidation,
  recompute,
  type Step,
  shownDecimals,
  type WorksheetTerms,
} from './recompute.ts'
import { worksheetTexts } from './texts.ts'

/** How a position came to be liquidated, number by number, each worked out again here. */
export default function Worksheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(worksheetTexts)
  const query = useQuery(callQuery('getLiquidation', { id }))
  const symbol = query.data?.symbol ?? ''
  const info = useQuery({ ...contractInfo(symbol), enabled: symbol !== '' })
  const error = query.error ?? info.error
  return (
    <Dialog
      open
      width="wide"
      title={t('title', { contract: symbol })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={t('title', { contract: symbol })}
        className="flex max-h-[70vh] flex-col gap-4 overflow-y-auto pe-1 [scrollbar-width:thin] focus-visible:-outline-offset-2"
      >
        <p className="text-13">{t('intro')}</p>
        {error ? (
          <Failed
            error={error}
            lead={t('failed')}
            onRetry={() => {
              void query.refetch()
              if (symbol !== '') void info.refetch()
            }}
          />
        ) : query.data && info.data ? (
          <Steps liquidation={query.data} terms={info.data} />
        ) : (
          <div role="status" aria-label={t('loading')} className="flex h-80 flex-col gap-3">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-full w-full opacity-40" />
          </div>
        )}
      </section>
    </Dialog>
  )
}

/** undefined: the terms could not be read. */
function compare(liquidation: Liquidation, terms: WorksheetTerms): readonly (readonly ComparedFigure[])[] | undefined {
  try {
    return liquidation.steps.map((step) => recompute(step, liquidation, terms))
  } catch {
    return undefined
  }
}

function Steps({ liquidation, terms }: { readonly liquidation: Liquidation; readonly terms: WorksheetTerms }) {
  const t = useTexts(worksheetTexts)
  const compared = compare(liquidation, terms)
  if (liquidation.steps.length === 0) return <Empty text={t('none')} />
  if (!compared) return <InlineAlert tone="warn">{t('impossible')}</InlineAlert>
  const all = compared.flat()
  const different = all.filter(({ equal }) => !equal).length
  return (
    <>
      {different === 0 ? (
        <InlineAlert tone="ok" announce>
          {t('allEqual', { count: String(all.length) })}
        </InlineAlert>
      ) : (
        <FailureAlert text={t('different', { count: different, id: liquidation.id })} />
      )}
      {liquidation.steps.map((step, place) => (
        <OneStep
          key={`${step.sequence} ${step.step}`}
          number={place + 1}
          step={step}
          liquidation={liquidation}
          figures={compared[place] ?? []}
        />
      ))}
    </>
  )
}

function OneStep(props: {
  readonly number: number
  readonly step: Step
  readonly liquidation: Liquidation
  readonly figures: readonly ComparedFigure[]
}) {
  const { number, step, liquidation, figures } = props
  const t = useTexts(worksheetTexts)
  const words = useTexts(contractTexts)
  const formats = useFormats()
  const money = (text: string) => `${formats.decimal(text, shownDecimals(text))} ${liquidation.currency}`
  const given = [
    ['side', `${words(step.side)} · ${words(step.marginMode)}`],
    ['lots', formats.decimal(step.lots)],
    ['entryValue', money(step.entryValue)],
    ['margin', money(step.margin)],
    ['mark', formats.decimal(step.mark)],
    ['index', formats.decimal(step.index)],
    ['sample', String(step.sampleSequence)],
    ['closed', formats.decimal(step.lotsClosed)],
  ] as const
  return (
    <section className="rounded-panel border border-line p-4">
      <h3 className="text-14 font-semibold text-ink-1">
        {t('stepTitle', { number: String(number), step: t(`step.${step.step}`) })}
      </h3>
      <p className="pb-3 text-12 text-ink-3">
        {t('at', { time: formats.dateTime(step.time), sequence: String(step.sequence) })}
      </p>
      <KeyValue
        className="!grid grid-cols-2 slim:grid-cols-1 gap-x-8"
        items={given.map(([key, value]) => ({ key, label: t(`input.${key}`), value: <Num>{value}</Num> }))}
      />
      {step.marginMode === 'cross' && <p className="pt-3 text-12 text-ink-3">{t('crossNote')}</p>}
      <CheckedFigures figures={figures} currency={liquidation.currency} />
    </section>
  )
}
