import { deviceTimeZone } from '@touchstone/ui'
import { usePreferences } from '../preferences/preferences.ts'

/** The zone in which this browser's reader reads and writes times: the chosen one, or that of the device. */
export function readerZone(): string {
  return usePreferences.getState().timeZone ?? deviceTimeZone()
}

export function useReaderZone(): string {
  return usePreferences((preferences) => preferences.timeZone) ?? deviceTimeZone()
}
