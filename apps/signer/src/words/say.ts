/** A line of the signer's own report: an event, and its figures. */
export type Say = (event: string, facts: Readonly<Record<string, unknown>>) => void
