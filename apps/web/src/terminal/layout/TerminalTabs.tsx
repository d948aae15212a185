import { Tabs } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'
import { Area, Guarded } from './Area.tsx'

export interface TerminalTabsProps {
  readonly header: ReactNode
  readonly chart: ReactNode
  readonly book?: ReactNode
  readonly form: ReactNode
  readonly bottom: ReactNode
}

/** The areas of a trading terminal one at a time, with the orders below whichever is shown. */
export function TerminalTabs({ header, chart, book, form, bottom }: TerminalTabsProps) {
  const t = useTexts(terminalTexts)
  const [view, setView] = useState<'chart' | 'book' | 'form'>('chart')
  const tabs = [
    { key: 'chart', label: t('tabs.chart') },
    ...(book === undefined ? [] : [{ key: 'book', label: t('book.title') } as const]),
    { key: 'form', label: t('tabs.form') },
  ] as const
  return (
    // What only screen readers see is placed absolutely: without a place of its own in here it would lengthen the page.
    <div className="relative flex h-full flex-col gap-px overflow-x-clip overflow-y-auto bg-line">
      <div>{header}</div>
      <Tabs
        label={t('tabs.label')}
        tabs={tabs}
        selected={view}
        onSelect={setView}
        rowClassName="sticky top-0 z-20 shrink-0 bg-surface-1 px-3"
      >
        {view === 'chart' && (
          <Area name="chart" className="h-[clamp(280px,60dvh,560px)]">
            {chart}
          </Area>
        )}
        {view === 'book' && (
          <Area name="book" className="h-[clamp(280px,60dvh,560px)]">
            {book}
          </Area>
        )}
        {/* What was typed stays, and takes the price that is pressed in the book. */}
        <div data-area="form" className={clsx('bg-surface-1', view !== 'form' && 'hidden')}>
          <Guarded name="form">{form}</Guarded>
        </div>
      </Tabs>
      <div className="min-h-80 flex-1 bg-surface-1 px-3">
        <Guarded name="orders">{bottom}</Guarded>
      </div>
    </div>
  )
}
