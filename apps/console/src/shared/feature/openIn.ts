import type { NavigationEntry } from './feature.ts'

/** Number of open items in queues whose kind starts with one of these words. */
export const openIn =
  (...beginnings: readonly string[]): NonNullable<NavigationEntry['waiting']> =>
  ({ queues }) =>
    queues
      .filter(({ kind }) => beginnings.some((beginning) => kind.startsWith(beginning)))
      .reduce((sum, { open }) => sum + open, 0)
