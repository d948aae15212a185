import { isCustomerDefinition } from '../customers/customerCommand.ts'
import { SYSTEM_OWNERS, type SystemOwner, WALLETS } from '../ledger/owners.ts'
import type { Fields, Kind, NumberKind, RecordDefinition } from '../shape/kinds.ts'
import type { Vocabulary } from '../shape/vocabulary.ts'

const HEAD = `# Reference

Every command, event, account and posting reason, made from the definitions in \`packages/protocol\`: \`npm run reference\` writes this
page, and a test holds it to them. How the numbers become bytes is told there in \`shape\`; what a command does and why it may be
refused is told in \`packages/core/src/RULES.md\`.

Numbers are whole. Prices are in ticks and quantities in lots of their market or contract, amounts in the smallest units of their asset,
rates in millionths (ppm), times in milliseconds UTC. A command of customers also carries \`owner\`, the identity \`key1\` and \`key2\`,
\`inputHash\` and \`issuedAt\`.`

const PURPOSES: Readonly<Record<SystemOwner, string>> = {
  external: 'Mirrors what came from and went to the outside; the only one that may be below zero.',
  fees: 'What the house earned.',
  insurance: 'Stands in for losses that a bankrupt position cannot pay.',
  liquidity: 'The disclosed house market maker.',
  optionsPool: 'The other side of every timed option.',
  treasury: "The operator's own money.",
  loanPool: 'Money for loans, filled from the treasury.',
  suspense: 'Money whose owner is not known yet.',
  rounding: 'Remainders of divisions.',
  sandboxFlow: 'Sandbox only: the disclosed account whose small simulated orders keep the markets moving.',
  clearing: 'Stands between the two sides of every contract.',
  escrow: 'What products have promised, set aside from the treasury.',
  offering: 'Coins on offer, and what was paid for them until they are listed.',
  campaigns: 'The budgets of rewards, set aside from the treasury.',
}

/** The page about these vocabularies, as Markdown. */
export function referencePage(vocabularies: readonly Vocabulary[]): string {
  return `${[HEAD, ...vocabularies.map(section).filter((text) => text !== ''), accounts()].join('\n\n')}\n`
}

function section({ name, commands, actions, events, reasons }: Vocabulary): string {
  const decided = Object.values(actions).filter(({ type }) => !Object.hasOwn(commands, type))
  const parts = [
    ...Object.values(commands).map((each) => record(each, kindOfCommand(each, Object.hasOwn(actions, each.type)))),
    ...decided.map((each) => record(each, 'Decision of operators')),
    ...Object.values(events).map((each) => record(each, 'Event')),
    reasonTable(reasons),
  ].filter((text) => text !== '')
  return parts.length === 0 ? '' : [`## ${name}`, ...parts].join('\n\n')
}

function kindOfCommand(definition: RecordDefinition, decided: boolean): string {
  if (isCustomerDefinition(definition)) return 'Command of customers'
  return decided ? 'Command, and decision of operators' : 'Command'
}

function record(definition: RecordDefinition, kind: string): string {
  const { type, number, says } = definition
  const own = kind === 'Command of customers' ? withoutStamp(definition.fields) : definition.fields
  const rows = Object.entries(own).map(([name, field]) => `| \`${name}\` | ${said(field)} |`)
  const table = rows.length === 0 ? [] : ['', '| field | |', '| --- | --- |', ...rows]
  return [`### ${type}`, '', `${kind} ${number}. ${says}`, ...table].join('\n')
}

function withoutStamp(fields: Fields): Fields {
  const stamp = ['owner', 'key1', 'key2', 'inputHash', 'issuedAt']
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !stamp.includes(name)))
}

/** The content of a field, in words. */
function said(kind: Kind): string {
  switch (kind.is) {
    case 'number':
      return saidNumber(kind)
    case 'amount':
      return kind.min < 0n ? 'amount of either sign' : `amount from ${kind.min}`
    case 'text':
      return kind.min === 0 ? `text of up to ${kind.max} characters` : `text of ${kind.min} to ${kind.max} characters`
    case 'flag':
      return 'true or false'
    case 'word':
      return saidWords([...kind.numbers.keys()])
    case 'list':
      return `list of up to ${kind.max}: ${said(kind.of)}`
    case 'levels':
      return `[ticks, lots, ticks, lots, …], up to ${kind.max} levels`
    case 'prices':
      return `list of up to ${kind.max}: ticks`
    case 'tuple':
      return `[${kind.of.map(said).join(', ')}]`
    case 'fields':
      return `{ ${Object.entries(kind.fields)
        .map(([name, field]) => `\`${name}\`: ${said(field)}`)
        .join('; ')} }`
    case 'orNull':
      return `${said(kind.of)}, or null`
    case 'optional':
      return `${said(kind.of)}; may be missing`
    case 'choice':
      return `one of ${kind.of.map(({ type }) => type).join(', ')}`
  }
}

const MOST_WORDS = 20

function saidWords(words: readonly string[]): string {
  return words.length > MOST_WORDS ? `one of ${words.length} words` : words.map((word) => `\`${word}\``).join(', ')
}

function saidNumber({ unit, min, max }: NumberKind): string {
  const edge = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `${min} to ${max}`
  return unit === 'ms UTC' ? 'time' : `${unit}, ${edge}`
}

function reasonTable(reasons: Vocabulary['reasons']): string {
  const rows = Object.entries(reasons).map(([reason, { number, says }]) => `| \`${reason}\` | ${number} | ${says} |`)
  return rows.length === 0
    ? ''
    : ['### Posting reasons', '', '| reason | number | |', '| --- | --- | --- |', ...rows].join('\n')
}

function accounts(): string {
  const owners = Object.entries(PURPOSES).map(([owner, purpose]) => {
    return `| \`${owner}\` | ${new Map<string, number>(Object.entries(SYSTEM_OWNERS)).get(owner)} | ${purpose} |`
  })
  const wallets = WALLETS.map((wallet) => `\`${wallet}\``).join(', ')
  return [
    '## Accounts',
    '',
    `An account belongs to an owner, a wallet (${wallets}) and an asset, and is split into \`available\` and \`held\`. Customers are`,
    'owners from 1000 on; the others are the system’s own:',
    '',
    '| owner | number | |',
    '| --- | --- | --- |',
    ...owners,
  ].join('\n')
}
