import { defineTexts } from '../i18n/texts.ts'

export const actTexts = defineTexts({
  cancel: 'Cancel',
  reason: 'Reason',
  reasonHint: 'Kept with the decision and in the audit chain.',
  reasonMissing: 'Give a reason',
  propose: 'Propose',
  changes: 'Before and after',
  unchanged: 'Nothing differs from the terms in force',
  effective: 'Comes into effect',
  atOnce: 'At once, when approved',
  later: 'At a set time',
  time: 'Time (your own zone)',
  timeMissing: 'Choose a time',
  timePast: 'This time has passed',
  done: 'Done. Row {audit} of the audit chain.',
  pending: 'Proposed. A second person has to approve it under Approvals.',
  fourEyes: 'A second person has to approve this before anything changes.',
  alone: 'Takes effect at once. One person is enough.',
})
