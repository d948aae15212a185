/** A role given to a process until a moment of log time. */
export interface Lease {
  readonly holder: number
  readonly until: number
}
