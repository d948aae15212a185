/** Buttons and links that stand in many dialogs and lists: mostly verbs. */
export const BUTTONS = {
  add: 'Add',
  /** A button that leads to the step before. */
  back: 'Back',
  /** A button that leaves a dialog and changes nothing. */
  cancelDialog: 'Cancel',
  /** A button: set it to something else. */
  changeVerb: 'Change',
  /** Nothing is chosen yet. */
  choose: 'Choose',
  /** A button that empties the search field. */
  clearSearch: 'Clear',
  /** A button that ends a dialog and does nothing else. */
  closeDialog: 'Close',
  /** A button. */
  continue: 'Continue',
  /** Said after something was copied to the clipboard. */
  copied: 'Copied',
  /** A button: put it on the clipboard. */
  copy: 'Copy',
  copyTheAddress: 'Copy the address',
  copyTheCommand: 'Copy the command',
  /** A button that enters the largest amount. */
  max: 'Max',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  /** A button. */
  save: 'Save',
  /** Said after it was done. */
  saved: 'Saved',
  /** A button (a verb). */
  send: 'Send',
  sendAgain: 'Send again',
  sending: 'Sending…',
  sendToReview: 'Send for review',
  /** A button: give a value to what has none. */
  set: 'Set',
  setItNow: 'Set it now',
  showMore: 'Show more',
  stay: 'Stay',
  /** A button that asks the server once more. */
  tryAgain: 'Try again',
  /** A link that opens what it stands beside. */
  viewVerb: 'View',
  /** An answer. */
  yes: 'Yes',
} as const
