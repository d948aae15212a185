/** A fault found by the auditor; the message starts with the invariant's number. */
export class AuditFailure extends Error {
  override readonly name = 'AuditFailure'
}

export function demand(condition: boolean, rule: string, detail: () => string): asserts condition {
  if (!condition) throw new AuditFailure(`${rule}: ${detail()}`)
}
