import type { Indicator, IndicatorParameter } from '../indicators/indicator.ts'
import { type ChosenIndicator, MOST_INDICATORS } from './chartSetup.ts'
import { type LineColour, nextColours } from './palette.ts'

/** The indicator added once more, in colours that follow those in use; unchanged when there are as many as fit. */
export function addIndicator(chosen: readonly ChosenIndicator[], indicator: Indicator): readonly ChosenIndicator[] {
  if (chosen.length >= MOST_INDICATORS) return chosen
  const taken = chosen.reduce((sum, { colours }) => sum + colours.length, 0)
  const added: ChosenIndicator = {
    key: freeKey(chosen, indicator.id),
    id: indicator.id,
    parameters: indicator.parameters.map(({ initial }) => initial),
    colours: nextColours(taken, indicator.lines.length),
    hidden: false,
  }
  return [...chosen, added]
}

function freeKey(chosen: readonly ChosenIndicator[], id: string): string {
  const keys = new Set(chosen.map(({ key }) => key))
  let number = 1
  while (keys.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}

export function changeIndicator(
  chosen: readonly ChosenIndicator[],
  key: string,
  change: Partial<Omit<ChosenIndicator, 'key' | 'id'>>,
): readonly ChosenIndicator[] {
  return chosen.map((choice) => (choice.key === key ? { ...choice, ...change } : choice))
}

/** The number a text stands for when the parameter may take it: within its limits and on its step, else undefined. */
export function readParameter(text: string, { min, max, step }: IndicatorParameter): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text.trim())) return undefined
  const value = Number(text)
  if (value < min || value > max) return undefined
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? value : undefined
}

/** `values` with the one at `index` replaced; missing ones stand at their initial values. */
export function withParameter(
  indicator: Indicator,
  values: readonly number[],
  index: number,
  value: number,
): readonly number[] {
  return indicator.parameters.map(({ initial }, at) => (at === index ? value : (values[at] ?? initial)))
}

export function withColour(
  indicator: Indicator,
  colours: readonly LineColour[],
  index: number,
  colour: LineColour,
): readonly LineColour[] {
  const spare = nextColours(0, indicator.lines.length)
  return indicator.lines.map((_, at) => (at === index ? colour : (colours[at] ?? spare[at] ?? 'blue')))
}
