/**
 * The newest rules this program knows. A rule changes only by raising this number, keeping the old branch, and an
 * ActivateRules entry in the log: `if (state.rulesVersion >= 2) … else …` at the place that changed.
 */
export const RULES_VERSION = 1
