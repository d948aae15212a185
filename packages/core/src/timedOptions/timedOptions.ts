import type { IndexId } from '@touchstone/protocol'
import type { ListedOptions } from './listedOptions.ts'
import { OpenOptions } from './openOptions.ts'

/** Everything the exchange remembers of timed options. */
export class TimedOptions {
  /** By index, in order of first listing. */
  readonly listed = new Map<IndexId, ListedOptions>()
  readonly open = new OpenOptions()
  nextOption = 1
}
