import { type Chart, getSupportedIndicators, registerIndicator } from 'klinecharts'
import type { Indicator } from '../indicators/indicator.ts'
import type { ChosenIndicator } from '../setup/chartSetup.ts'
import type { ChartColours } from './chartColours.ts'
import { type IndicatorNote, indicatorTemplate, templateName } from './indicatorTemplate.ts'

export const CANDLE_PANE = 'candle_pane'
/** Share of the chart's height that the panes below the candles may take together, and the bounds of each. */
const PANES_SHARE = 0.5
const PANE_HEIGHT = { least: 44, most: 110 }
/** The least height of the candles, whatever the number of panes, as a share and in pixels; and the height a pane needs for its legend. */
const CANDLES_SHARE = 0.42
const CANDLES_LEAST = 120
const LEGEND_HEIGHT = 24

export interface IndicatorLook {
  readonly colours: ChartColours
  readonly title: (id: string) => string
}

const instanceId = (key: string) => `indicator ${key}`
const paneOf = (key: string): string => `pane ${key}`

function register(indicator: Indicator): void {
  if (!getSupportedIndicators().includes(templateName(indicator.id))) registerIndicator(indicatorTemplate(indicator))
}

/** Each parameter as chosen, else as the catalogue has it. */
function parametersOf(indicator: Indicator, chosen: ChosenIndicator): number[] {
  return indicator.parameters.map(({ initial }, index) => chosen.parameters[index] ?? initial)
}

/** Makes the chart show the chosen indicators, changing only those that differ. */
export function showIndicators(
  chart: Chart,
  chosen: readonly ChosenIndicator[],
  catalogue: ReadonlyMap<string, Indicator>,
  look: IndicatorLook,
): void {
  const shown = chosen.filter(({ id }) => catalogue.has(id))
  const wanted = new Set(shown.map(({ key }) => instanceId(key)))
  for (const { id } of chart.getIndicators())
    if (id.startsWith(instanceId('')) && !wanted.has(id)) chart.removeIndicator({ id })
  const ownPanes: string[] = []
  for (const choice of shown) {
    const indicator = catalogue.get(choice.id)
    if (!indicator) continue
    register(indicator)
    const own = indicator.pane === 'own'
    const pane = own ? paneOf(choice.key) : CANDLE_PANE
    const id = instanceId(choice.key)
    const settings = {
      id,
      name: templateName(choice.id),
      paneId: pane,
      calcParams: parametersOf(indicator, choice),
      extendData: noteOf(choice, look),
      visible: !choice.hidden,
    }
    if (chart.getIndicators({ id }).length > 0) chart.overrideIndicator(settings)
    else chart.createIndicator(settings, !own)
    if (own) ownPanes.push(pane)
  }
  arrangePanes(chart, ownPanes)
}

function noteOf({ id, colours }: ChosenIndicator, { colours: c, title }: IndicatorLook): IndicatorNote {
  return { title: title(id), colours: colours.map((name) => c.lines[name]), up: c.up, down: c.down, guide: c.ink3 }
}

/** The candles keep at least half of the height as long as the panes stay legible, and then still enough to be read. */
function arrangePanes(chart: Chart, panes: readonly string[]): void {
  if (panes.length === 0) return
  const total = chart.getSize()?.height ?? 0
  const fair = Math.floor((total * PANES_SHARE) / panes.length)
  const candles = Math.max(CANDLES_LEAST, total * CANDLES_SHARE)
  const room = Math.max(LEGEND_HEIGHT, Math.floor((total - candles) / panes.length))
  const height = Math.min(PANE_HEIGHT.most, room, Math.max(PANE_HEIGHT.least, fair))
  for (const id of panes) {
    const before = chart.getPaneOptions(id)
    if (!before || Array.isArray(before) || before.height !== height)
      chart.setPaneOptions({ id, height, minHeight: LEGEND_HEIGHT })
  }
}
