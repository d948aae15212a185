/** The data of a drawn shape beside its points. */
export interface DrawingNote {
  /** The reader's own words on a note. */
  readonly text: string
  readonly labels: DrawingLabels
}

export interface DrawingLabels {
  /** "12 bars" */
  readonly bars: (count: number) => string
  /** Shown on a note without words. */
  readonly note: string
}
