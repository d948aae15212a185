import type { Period } from '@touchstone/protocol'
import { isLineColour, type LineColour } from './palette.ts'
import { CHART_PERIODS, FIRST_FAVOURITES, MOST_FAVOURITES } from './periods.ts'

export const CHART_TYPES = ['candles', 'bars', 'line', 'area', 'heikinAshi'] as const
export type ChartType = (typeof CHART_TYPES)[number]

/** One indicator on the chart; the same kind may be there twice with other parameters. */
export interface ChosenIndicator {
  readonly key: string
  /** Of the catalogue. */
  readonly id: string
  readonly parameters: readonly number[]
  /** One for each of its lines. */
  readonly colours: readonly LineColour[]
  readonly hidden: boolean
}

export interface DrawnPoint {
  /** Milliseconds; between two candles in freehand drawings. */
  readonly time: number
  readonly price: number
}

export interface Drawing {
  readonly id: string
  readonly tool: string
  readonly pane: string
  readonly points: readonly DrawnPoint[]
  readonly text: string
  readonly colour: LineColour
  readonly locked: boolean
}

/** Everything about a chart that a reader arranges. */
export interface ChartSetup {
  readonly period: Period
  readonly favourites: readonly Period[]
  readonly type: ChartType
  /** Rising candles as outlines, so that direction does not rest on colour. */
  readonly hollowUp: boolean
  readonly indicators: readonly ChosenIndicator[]
  /** Symbols drawn over this one. */
  readonly compared: readonly string[]
  readonly compareScale: 'percent' | 'own'
  readonly magnet: boolean
  readonly drawingBar: boolean
  /** By series. */
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>
}

export const MOST_INDICATORS = 12
export const MOST_COMPARED = 3
const MOST_DRAWINGS = 200
const MOST_POINTS = 600

export const FIRST_SETUP: ChartSetup = {
  period: '15m',
  favourites: FIRST_FAVOURITES,
  type: 'candles',
  hollowUp: true,
  indicators: [
    { key: 'ma-7', id: 'sma', parameters: [7], colours: ['amber'], hidden: false },
    { key: 'ma-25', id: 'sma', parameters: [25], colours: ['violet'], hidden: false },
    { key: 'volume', id: 'volume', parameters: [], colours: ['grey'], hidden: false },
  ],
  compared: [],
  compareScale: 'percent',
  magnet: false,
  drawingBar: true,
  drawings: {},
}

/** Defaults by the kind of screen: timed orders look at the next minutes, and an index has no volume. */
const FIRST_BY_SCREEN: Readonly<Record<string, Partial<ChartSetup>>> = {
  delivery: { period: '1m', indicators: FIRST_SETUP.indicators.filter(({ id }) => id !== 'volume') },
}

/** How the charts of one kind of screen start. */
export function firstSetup(storageKey: string): ChartSetup {
  return { ...FIRST_SETUP, ...FIRST_BY_SCREEN[storageKey] }
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const oneOf = <Known>(known: readonly Known[], value: unknown, otherwise: Known): Known =>
  known.find((candidate) => candidate === value) ?? otherwise
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)

/** Reads a stored setup, perhaps of an older page or edited by hand: each part separately, and an odd part falls back to its default. */
export function readSetup(value: unknown): ChartSetup {
  const fields = fieldsOf(value)
  const favourites = CHART_PERIODS.filter((period) => listOf(fields.favourites).includes(period))
  return {
    period: oneOf(CHART_PERIODS, fields.period, FIRST_SETUP.period),
    favourites: favourites.length > 0 ? favourites.slice(0, MOST_FAVOURITES) : FIRST_SETUP.favourites,
    type: oneOf(CHART_TYPES, fields.type, FIRST_SETUP.type),
    hollowUp: flag(fields.hollowUp, FIRST_SETUP.hollowUp),
    indicators: Array.isArray(fields.indicators) ? readIndicators(fields.indicators) : FIRST_SETUP.indicators,
    compared: listOf(fields.compared).filter(isText).slice(0, MOST_COMPARED),
    compareScale: oneOf(['percent', 'own'] as const, fields.compareScale, FIRST_SETUP.compareScale),
    magnet: flag(fields.magnet, FIRST_SETUP.magnet),
    drawingBar: flag(fields.drawingBar, FIRST_SETUP.drawingBar),
    drawings: readDrawings(fields.drawings),
  }
}

function readIndicators(list: readonly unknown[]): readonly ChosenIndicator[] {
  const byKey = new Map<string, ChosenIndicator>()
  for (const entry of list) {
    const { key, id, parameters, colours, hidden } = fieldsOf(entry)
    if (!isText(key) || !isText(id)) continue
    byKey.set(key, {
      key,
      id,
      parameters: listOf(parameters).filter(isNumber),
      colours: listOf(colours).filter(isLineColour),
      hidden: hidden === true,
    })
  }
  return [...byKey.values()].slice(0, MOST_INDICATORS)
}

function readDrawings(value: unknown): Readonly<Record<string, readonly Drawing[]>> {
  const bySeries = Object.entries(fieldsOf(value)).map(([series, list]) => {
    const drawings = listOf(list).flatMap((entry) => readDrawing(entry) ?? [])
    return [series, drawings.slice(-MOST_DRAWINGS)] as const
  })
  return Object.fromEntries(bySeries.filter(([, list]) => list.length > 0))
}

function readDrawing(value: unknown): Drawing | undefined {
  const { id, tool, pane, points, text, colour, locked } = fieldsOf(value)
  if (!isText(id) || !isText(tool) || !isText(pane)) return undefined
  const read = listOf(points).flatMap((point) => {
    const { time, price } = fieldsOf(point)
    return isNumber(time) && isNumber(price) ? [{ time, price }] : []
  })
  if (read.length === 0 || read.length > MOST_POINTS) return undefined
  return {
    id,
    tool,
    pane,
    points: read,
    text: isText(text) ? text : '',
    colour: isLineColour(colour) ? colour : 'blue',
    locked: locked === true,
  }
}
