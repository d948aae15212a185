import { readStored, writeStored } from '@touchstone/ui'
import { create } from 'zustand'
import { isFit, type KeyName, TRADING_ACTS, type TradingAct, type TradingKeys, USUAL_KEYS } from './keyboardTrading.ts'

const KEY = 'tradingKeys'

/** Escape backs out of everything, on this screen as elsewhere: it cannot mean anything else. */
const FIXED: TradingAct = 'back'

export const canChange = (act: TradingAct): boolean => act !== FIXED

/** The act that a key stands for already; undefined for a free one. */
function actOf(keys: TradingKeys, name: KeyName): TradingAct | undefined {
  return TRADING_ACTS.find((act) => keys[act] === name)
}

/** Reads kept keys, perhaps of an older page: what is unknown or unfit is left out; keys that stand for two acts are none. */
export function readKeys(text: string | null): TradingKeys {
  const kept = parsed(text)
  const fit = TRADING_ACTS.filter(canChange).flatMap((act) => {
    const name = kept[act]
    return typeof name === 'string' && isFit(name) ? [[act, name]] : []
  })
  const keys: TradingKeys = { ...USUAL_KEYS, ...Object.fromEntries(fit) }
  return new Set(Object.values(keys)).size === TRADING_ACTS.length ? keys : USUAL_KEYS
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** The keys of this browser. They say nothing about a person, so they survive sign-out. */
export const useTradingKeys = create<TradingKeys>(() => readKeys(readStored(KEY)))

function keep(keys: TradingKeys): void {
  useTradingKeys.setState(keys)
  const changed = TRADING_ACTS.filter((act) => keys[act] !== USUAL_KEYS[act])
  writeStored(
    KEY,
    changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed.map((act) => [act, keys[act]]))),
  )
}

/** Gives an act another key. Changes nothing and answers the act that has the key, when it is not free. */
export function changeKey(act: TradingAct, name: KeyName): TradingAct | undefined {
  const keys = useTradingKeys.getState()
  const taken = actOf(keys, name)
  if (taken !== undefined && taken !== act) return taken
  keep({ ...keys, [act]: name })
  return undefined
}

export const restoreKeys = (): void => keep(USUAL_KEYS)
