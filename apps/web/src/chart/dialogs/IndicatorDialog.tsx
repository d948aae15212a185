import { Button, Dialog } from '@touchstone/ui'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Indicator, IndicatorGroup } from '../indicators/indicator.ts'
import { type ChosenIndicator, MOST_INDICATORS } from '../setup/chartSetup.ts'
import { addIndicator, changeIndicator } from '../setup/chosenIndicators.ts'
import type { IndicatorKey, IndicatorShelf } from '../setup/indicatorShelf.ts'
import { ChartIcon } from '../toolbar/icons.tsx'
import { TOOL } from '../toolbar/ToolButton.tsx'
import { chartTexts } from '../words/texts.ts'
import { ChosenRow } from './ChosenRow.tsx'
import { SearchField } from './SearchField.tsx'

export interface IndicatorDialogProps {
  readonly shelf: IndicatorShelf | undefined
  readonly chosen: readonly ChosenIndicator[]
  readonly onChosen: (chosen: readonly ChosenIndicator[]) => void
  readonly onClose: () => void
}

/** All indicators by group and search, and those on the chart with their settings. */
export function IndicatorDialog(props: IndicatorDialogProps) {
  const t = useTexts(chartTexts)
  return (
    <Dialog open title={t('tools.indicators')} closeLabel={t('close')} onClose={props.onClose} width="wide">
      {props.shelf ? (
        <div className="grid h-[min(560px,70vh)] grid-cols-[minmax(0,1fr)_minmax(0,1fr)] slim:grid-cols-1 gap-6 pt-2">
          <Catalogue {...props} shelf={props.shelf} />
          <Chosen {...props} shelf={props.shelf} />
        </div>
      ) : (
        <p className="py-16 text-center text-13 text-ink-3">{t('indicators.loading')}</p>
      )}
    </Dialog>
  )
}

type Loaded = IndicatorDialogProps & { readonly shelf: IndicatorShelf }

const GROUPS: readonly IndicatorGroup[] = ['average', 'trend', 'momentum', 'volatility', 'volume', 'price']

function Catalogue({ shelf, chosen, onChosen }: Loaded) {
  const t = useTexts(chartTexts)
  const words = useTexts(shelf.texts)
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<IndicatorGroup>()
  const found = useMemo(() => {
    const wanted = query.trim().toLowerCase()
    return [...shelf.byId.values()].filter((indicator) => {
      const key = indicator.id as IndicatorKey
      const text = `${words(`indicator.${key}.short`)} ${words(`indicator.${key}.name`)}`.toLowerCase()
      return (!group || indicator.group === group) && text.includes(wanted)
    })
  }, [shelf, words, query, group])
  const chip =
    'h-7 rounded-control px-2 text-12 text-ink-3 hover:bg-surface-3 hover:text-ink-1 aria-pressed:bg-accent-soft aria-pressed:text-accent'
  return (
    <section className="flex min-h-0 flex-col gap-2">
      <SearchField label={t('indicators.search')} value={query} onValue={setQuery} />
      <fieldset className="flex flex-wrap">
        <legend className="sr-only">{t('indicators.groups')}</legend>
        <button type="button" aria-pressed={!group} onClick={() => setGroup(undefined)} className={chip}>
          {t('indicators.all')}
        </button>
        {GROUPS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === group}
            onClick={() => setGroup(name)}
            className={chip}
          >
            {words(`group.${name}`)}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" aria-live="polite">
        {t('indicators.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="py-6 text-13 text-ink-3">{t('indicators.none', { query })}</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        {found.map((indicator) => (
          <CatalogueRow
            key={indicator.id}
            indicator={indicator}
            shelf={shelf}
            onAdd={() => onChosen(addIndicator(chosen, indicator))}
          />
        ))}
      </ul>
    </section>
  )
}

function CatalogueRow(props: {
  readonly indicator: Indicator
  readonly shelf: IndicatorShelf
  readonly onAdd: () => void
}) {
  const t = useTexts(chartTexts)
  const words = useTexts(props.shelf.texts)
  const key = props.indicator.id as IndicatorKey
  const name = words(`indicator.${key}.name`)
  return (
    <li>
      <button
        type="button"
        onClick={props.onAdd}
        title={t('indicators.add', { name })}
        className="group flex min-h-8 w-full items-center gap-2 rounded-control px-2 py-1 text-start hover:bg-surface-3"
      >
        <span className="min-w-0 flex-1 text-13 text-ink-1">{name}</span>
        <span className="num shrink-0 text-12 text-ink-3">{words(`indicator.${key}.short`)}</span>
        <span aria-hidden="true" className={`${TOOL} !size-5 group-hover:text-accent`}>
          +
        </span>
      </button>
    </li>
  )
}

function Chosen({ shelf, chosen, onChosen }: Loaded) {
  const t = useTexts(chartTexts)
  const [open, setOpen] = useState<string>()
  return (
    <section className="flex min-h-0 flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 slim:py-1">
        <h3 className="text-13 font-medium text-ink-1">{t('indicators.chosen')}</h3>
        {chosen.length > 0 && (
          <Button tone="ghost" size="small" onClick={() => onChosen([])}>
            <ChartIcon name="bin" className="size-4" />
            {t('indicators.removeAll')}
          </Button>
        )}
      </div>
      {chosen.length === 0 && <p className="text-13 text-ink-3">{t('indicators.noneChosen')}</p>}
      {chosen.length >= MOST_INDICATORS && (
        <p className="text-12 text-warn">{t('indicators.full', { count: MOST_INDICATORS })}</p>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        {chosen.map((choice) => (
          <ChosenRow
            key={choice.key}
            choice={choice}
            shelf={shelf}
            open={open === choice.key}
            onOpen={() => setOpen(open === choice.key ? undefined : choice.key)}
            onChange={(change) => onChosen(changeIndicator(chosen, choice.key, change))}
            onRemove={() => onChosen(chosen.filter(({ key }) => key !== choice.key))}
          />
        ))}
      </ul>
    </section>
  )
}
