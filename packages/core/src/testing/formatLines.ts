import { REJECTIONS, SYSTEM_OWNERS, VOCABULARIES, WALLETS } from '@touchstone/protocol'
import type { Fields, Kind, RecordDefinition } from '@touchstone/protocol/shape'
import { PRODUCTS } from '../products.ts'

/**
 * Everything that is written into logs, snapshots and hashes, a line each: records with their fields, the words and the choices
 * within them apart, numbers of reasons, accounts, rejections and parts of the snapshot. So a new word or a new
 * choice is a new line, and whatever changes how an old log is read changes a line.
 */
export function formatLines(): readonly string[] {
  return [
    ...VOCABULARIES.flatMap(({ commands, actions, events, reasons }) => [
      ...Object.values(commands).flatMap((each) => recordLines('command', each)),
      ...Object.values(actions).flatMap((each) => recordLines('action', each)),
      ...Object.values(events).flatMap((each) => recordLines('event', each)),
      ...Object.entries(reasons).map(([reason, { number }]) => `reason ${number} ${reason}`),
    ]),
    ...Object.entries(SYSTEM_OWNERS).map(([owner, number]) => `owner ${number} ${owner}`),
    ...WALLETS.map((wallet, number) => `wallet ${number} ${wallet}`),
    ...Object.entries(REJECTIONS).map(([word, { code }]) => `rejection ${code} ${word}`),
    ...PRODUCTS.flatMap(({ name, part }) => (part ? [`part ${part.number} ${name}`] : [])),
  ]
}

function recordLines(of: string, { number, type, fields }: RecordDefinition): string[] {
  const head = `${of} ${number} ${type}`
  const inside = Object.entries(fields).flatMap(([name, kind]) => openLines(`${head} .${name}`, kind))
  return [`${head} ${fieldsText(fields)}`, ...inside]
}

/** The words and choices within a field: what may be added to without another field being read otherwise. */
function openLines(path: string, kind: Kind): string[] {
  switch (kind.is) {
    case 'word':
      return [...kind.numbers].map(([word, number]) => `${path} word ${number} ${word}`)
    case 'choice':
      return kind.of.map(({ number, type }) => `${path} choice ${number} ${type}`)
    case 'list':
    case 'orNull':
    case 'optional':
      return openLines(path, kind.of)
    case 'tuple':
      return kind.of.flatMap((each, place) => openLines(`${path}.${place}`, each))
    case 'fields':
      return Object.entries(kind.fields).flatMap(([name, each]) => openLines(`${path}.${name}`, each))
    default:
      return []
  }
}

function fieldsText(fields: Fields): string {
  return `{ ${Object.entries(fields)
    .map(([name, kind]) => `${name}: ${kindText(kind)}`)
    .join('; ')} }`
}

function kindText(kind: Kind): string {
  switch (kind.is) {
    case 'number':
      return `${kind.wire} ${kind.min}..${kind.max} ${kind.unit}`
    case 'amount':
      return `amount ${kind.wire} ${kind.min}..${kind.max}`
    case 'text':
      return `text ${kind.min}..${kind.max}`
    case 'flag':
    case 'choice':
      return kind.is
    case 'word':
      return `word of ${kind.bits} bits`
    case 'list':
      return `list ${kind.min}..${kind.max} of ${kindText(kind.of)}`
    case 'levels':
    case 'prices':
      return `${kind.is} up to ${kind.max}`
    case 'tuple':
      return `[${kind.of.map(kindText).join(', ')}]`
    case 'fields':
      return fieldsText(kind.fields)
    case 'orNull':
    case 'optional':
      return `${kind.is} ${kindText(kind.of)}`
  }
}
