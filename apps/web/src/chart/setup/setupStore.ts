import { readStored, writeStored } from '@touchstone/ui'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type ChartSetup, firstSetup, readSetup } from './chartSetup.ts'

export interface NamedSetup {
  readonly name: string
  readonly setup: ChartSetup
}

export interface Setups {
  /** As the chart is now; kept by itself. */
  readonly current: ChartSetup
  /** By name, in the order they were saved. */
  readonly saved: readonly NamedSetup[]
}

/** More would fill the browser's storage with drawings. */
export const MOST_SAVED = 20
export const LONGEST_NAME = 40

const stores = new Map<string, UseBoundStore<StoreApi<Setups>>>()
const currentKey = (storageKey: string) => `chart.${storageKey}`
const savedKey = (storageKey: string) => `chart.${storageKey}.saved`

function parsed(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

function readSaved(storageKey: string): readonly NamedSetup[] {
  const list = parsed(savedKey(storageKey))
  if (!Array.isArray(list)) return []
  return list
    .flatMap((entry: unknown) => {
      const { name, setup } = (entry ?? {}) as { readonly name?: unknown; readonly setup?: unknown }
      return typeof name === 'string' && name !== '' ? [{ name, setup: readSetup(setup) }] : []
    })
    .slice(0, MOST_SAVED)
}

/** The setups of one kind of screen. They say how this browser shows things, so they survive sign-out. */
export function setupStore(storageKey: string): UseBoundStore<StoreApi<Setups>> {
  const known = stores.get(storageKey)
  if (known) return known
  const stored = parsed(currentKey(storageKey))
  const made = create<Setups>(() => ({
    current: stored === null ? firstSetup(storageKey) : readSetup(stored),
    saved: readSaved(storageKey),
  }))
  stores.set(storageKey, made)
  return made
}

export function useSetups(storageKey: string): Setups {
  return setupStore(storageKey)()
}

export function changeSetup(storageKey: string, change: Partial<ChartSetup>): void {
  const store = setupStore(storageKey)
  const current = { ...store.getState().current, ...change }
  store.setState({ current })
  writeStored(currentKey(storageKey), JSON.stringify(current))
}

/** Everything as on the first day, except the drawings: they are work. */
export function resetSetup(storageKey: string): void {
  const { drawings } = setupStore(storageKey).getState().current
  changeSetup(storageKey, { ...firstSetup(storageKey), drawings })
}

/** Keeps the chart under a name; the same name is replaced. False when the list is full or the name is empty. */
export function saveSetup(storageKey: string, name: string): boolean {
  const wanted = name.trim().slice(0, LONGEST_NAME)
  const saved = readSaved(storageKey)
  const others = saved.filter((entry) => entry.name !== wanted)
  if (wanted === '' || others.length >= MOST_SAVED) return false
  const { current } = setupStore(storageKey).getState()
  keepSaved(storageKey, [...others, { name: wanted, setup: current }])
  return true
}

export function openSetup(storageKey: string, name: string): void {
  const found = setupStore(storageKey)
    .getState()
    .saved.find((entry) => entry.name === name)
  if (found) changeSetup(storageKey, found.setup)
}

export function forgetSetup(storageKey: string, name: string): void {
  keepSaved(
    storageKey,
    readSaved(storageKey).filter((entry) => entry.name !== name),
  )
}

/** Read afresh before each change: another tab may have saved meanwhile. */
function keepSaved(storageKey: string, saved: readonly NamedSetup[]): void {
  setupStore(storageKey).setState({ saved })
  writeStored(savedKey(storageKey), JSON.stringify(saved))
}

/** For tests: as after opening the page anew. */
export function forgetStores(): void {
  stores.clear()
}
