import { MENU_ITEM, Menu, Switch } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CHART_TYPES, type ChartSetup } from '../setup/chartSetup.ts'
import { chartTexts } from '../words/texts.ts'
import { ChartIcon } from './icons.tsx'
import { PeriodRow } from './PeriodRow.tsx'
import { ToolButton } from './ToolButton.tsx'

export type ChartDialog = 'indicators' | 'compare' | 'layouts' | 'objects' | 'clear'

export interface ChartToolbarProps {
  readonly start: ReactNode
  /** After the chart's own tools. */
  readonly tools: ReactNode
  readonly setup: ChartSetup
  readonly onChange: (change: Partial<ChartSetup>) => void
  readonly onDialog: (dialog: ChartDialog) => void
  readonly asTable: boolean
  readonly onTable: () => void
  readonly fullScreen: boolean
  /** Absent where the browser has none. */
  readonly onFullScreen: (() => void) | undefined
  readonly onLatest: () => void
  readonly onZoom: (factor: number) => void
  readonly onPicture: () => void
  readonly onReset: () => void
}

const ZOOM = 1.4
const TRIGGER = '!h-7 !px-1.5 !text-ink-3 hover:!text-ink-1'

/** Everything that is done to the chart, in one row. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { setup, onChange, onDialog } = props
  const t = useTexts(chartTexts)
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 border-b border-line ps-3 pe-2">
      {props.start}
      <PeriodRow
        period={setup.period}
        favourites={setup.favourites}
        onPeriod={(period) => onChange({ period })}
        onFavourites={(favourites) => onChange({ favourites })}
      />
      <div className="flex items-center border-s border-line ps-1.5">
        <TypeMenu setup={setup} onChange={onChange} />
        <ToolButton icon="indicators" label={t('tools.indicators')} onClick={() => onDialog('indicators')} />
        <ToolButton
          icon="compare"
          label={t('tools.compare')}
          aria-pressed={setup.compared.length > 0}
          onClick={() => onDialog('compare')}
        />
        {props.tools}
      </div>
      <div className="ms-auto flex items-center">
        <ToolButton icon="layouts" label={t('tools.layouts')} onClick={() => onDialog('layouts')} />
        {props.onFullScreen && (
          <ToolButton
            icon="fullScreen"
            aria-pressed={props.fullScreen}
            label={t(props.fullScreen ? 'tools.leaveFullScreen' : 'tools.fullScreen')}
            onClick={props.onFullScreen}
          />
        )}
        <MoreMenu {...props} />
      </div>
    </div>
  )
}

function TypeMenu({ setup, onChange }: Pick<ChartToolbarProps, 'setup' | 'onChange'>) {
  const t = useTexts(chartTexts)
  return (
    <Menu
      label={t('type.label')}
      button={<ChartIcon name={setup.type} />}
      align="start"
      className={TRIGGER}
      chevron={false}
    >
      {CHART_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === setup.type}
          onClick={() => onChange({ type })}
          className={clsx(MENU_ITEM, '!justify-start !gap-2.5 aria-pressed:!text-accent')}
        >
          <ChartIcon name={type} />
          {t(`type.${type}`)}
        </button>
      ))}
      <div className="mt-1 border-t border-line px-2.5 pt-2 pb-1">
        <Switch checked={setup.hollowUp} onCheckedChange={(hollowUp) => onChange({ hollowUp })}>
          {t('type.hollowUp')}
        </Switch>
      </div>
    </Menu>
  )
}

function MoreMenu(props: ChartToolbarProps) {
  const t = useTexts(chartTexts)
  const { setup, onChange } = props
  const item = (label: string, act: () => void) => (
    <button type="button" onClick={act} className={MENU_ITEM}>
      {label}
    </button>
  )
  return (
    <Menu label={t('tools.more')} button={<ChartIcon name="more" />} className={TRIGGER} chevron={false}>
      {item(t(props.asTable ? 'tools.asChart' : 'tools.asTable'), props.onTable)}
      {item(t('tools.latest'), props.onLatest)}
      {item(t('tools.zoomIn'), () => props.onZoom(ZOOM))}
      {item(t('tools.zoomOut'), () => props.onZoom(1 / ZOOM))}
      {item(t('tools.objects'), () => props.onDialog('objects'))}
      {item(t('tools.picture'), props.onPicture)}
      <div className="my-1 border-y border-line px-2.5 py-2">
        <Switch checked={setup.drawingBar} onCheckedChange={(drawingBar) => onChange({ drawingBar })}>
          {t('tools.drawingBar')}
        </Switch>
      </div>
      {item(t('tools.reset'), props.onReset)}
    </Menu>
  )
}
