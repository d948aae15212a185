import type { ChartLine } from '../canvas/chartLine.ts'

/** Alerts as they stand on a chart. */
export interface AlertLines {
  readonly lines: readonly ChartLine[]
  /** Takes the alert of this line away; false when it is the line of something else. */
  readonly cancel: (id: string) => boolean
}
