/** Columns and states of records: how far something has come, when, and of which kind. */
export const RECORDS = {
  /** Heading over buttons. */
  action: 'Action',
  /** Heading over buttons. */
  actions: 'Actions',
  /** Every one of a list. */
  all: 'All',
  approved: 'Approved',
  /** When something was bought. */
  boughtAt: 'Bought at',
  beforeAfter: '{before} → {after}',
  cancelled: 'Cancelled',
  changesAskedFor: 'Requested changes',
  chooseBothDays: 'Choose both days',
  completed: 'Completed',
  /** Of a deposit or a withdrawal, whose gender some languages tell. */
  completedPayment: 'Completed',
  /** A calendar day, over a column. */
  day: 'Day',
  /** A number of days, over a column. */
  days: 'Days',
  daysCount: '{days, plural, one {# day} other {# days}}',
  decisionOfTheLog: 'decision {version} of the log',
  /** A button or heading. */
  details: 'Details',
  different: 'different',
  /** When it was over. */
  endedAt: 'Ended',
  equal: 'equal',
  failed: 'Failed',
  /** Of a deposit or a withdrawal, whose gender some languages tell. */
  failedPayment: 'Failed',
  /** The first day of a period. */
  fromDay: 'From',
  hongKongDay: 'Hong Kong day',
  ledger: 'Ledger',
  logEntry: 'Log entry',
  logSequence: 'Log sequence',
  notReviewed: 'Not reviewed',
  notSent: 'Not sent',
  notYet: 'Not yet',
  /** The number by which a record is known. */
  numberOf: 'Number',
  /** A request that nobody has decided yet. */
  pendingRequest: 'Pending',
  range: '{min} to {max}',
  reason: 'Reason',
  /** Somebody looked at it and decided against. */
  rejected: 'Rejected',
  result: 'Result',
  savedNotSent: 'Saved, not sent',
  /** How far it has come. */
  state: 'State',
  submittedForReview: 'Submitted, waiting for manual review',
  success: 'Success',
  /** Conditions of what was bought, as a version. */
  terms: 'Terms',
  time: 'Time',
  /** The zone of all times on a page. */
  timesIn: 'Times in {zone}',
  /** The last day of a period. */
  toDay: 'To',
  /** Which kind. */
  type: 'Type',
  underReview: 'Under review',
  /** Whether two figures are equal: a heading. */
  verdict: 'Check',
  version: 'Version',
} as const
