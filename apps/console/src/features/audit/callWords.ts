/** What an operator did, said from the name of the call that did it: "getUserMoney" reads "Looked at user money". */
export function callWords(call: string): string {
  const words = call.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase())
  const [verb = '', ...rest] = words
  const first = PAST[verb] ?? verb
  const sentence = [first, ...rest].join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Of every verb. Missing ones stand as they are; a test finds them. */
const PAST: Readonly<Record<string, string>> = {
  add: 'added',
  approve: 'approved',
  ask: 'asked for',
  await: 'waited for',
  cancel: 'cancelled',
  check: 'checked',
  close: 'closed',
  confirm: 'confirmed',
  end: 'ended',
  enrol: 'enrolled',
  get: 'looked at',
  halt: 'halted',
  hand: 'handed over',
  login: 'logged in',
  logout: 'logged out',
  note: 'noted on',
  open: 'opened',
  pay: 'paid',
  preview: 'previewed',
  propose: 'proposed',
  prove: 'proved',
  publish: 'published',
  read: 'read',
  refuse: 'refused',
  release: 'released',
  remove: 'removed',
  reply: 'replied to',
  resume: 'resumed',
  reveal: 'revealed',
  save: 'saved',
  see: 'looked at',
  set: 'set',
  start: 'started',
  take: 'took',
  try: 'tried',
  withdraw: 'withdrew',
}
