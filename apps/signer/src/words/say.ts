/** A line of the signer's own report: what happened, and what belongs to it. */
export type Say = (event: string, facts: Readonly<Record<string, unknown>>) => void
