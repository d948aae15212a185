import type { UseQueryResult } from '@tanstack/react-query'
import { OPERATOR_ROLES, type OperatorRole } from '@touchstone/protocol'
import { Button, type Column, Glyph, StateChip } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { actsColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { useMe } from '../../../shared/session/session.ts'
import { roleName } from '../../../shared/words/roles.ts'
import { OPERATOR_TONES, type Operator } from '../operator.ts'
import { operatorTexts } from '../texts.ts'

const t = textsOf(operatorTexts)

const OPERATOR_ACTS = ['edit', 'end', 'dismiss'] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

export interface RolesMatrixProps {
  readonly query: UseQueryResult<readonly Operator[]>
  readonly mayAct: boolean
  readonly onAct: (act: OperatorAct, operator: Operator) => void
}

function roleColumn(role: OperatorRole): Column<Operator> {
  return {
    key: role,
    header: roleName(role),
    cell: ({ roles }) =>
      roles.includes(role) ? (
        <span className="text-ok">
          <Glyph name="check" />
          <span className="sr-only">{t('yes')}</span>
        </span>
      ) : (
        <span className="text-ink-3">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('no')}</span>
        </span>
      ),
  }
}

function Acts({ operator, onAct }: { readonly operator: Operator; readonly onAct: RolesMatrixProps['onAct'] }) {
  if (operator.state === 'dismissed') return null
  return (
    <span className="flex flex-col items-stretch gap-1 py-2 min-[1440px]:flex-row">
      {OPERATOR_ACTS.map((act) => (
        <Button key={act} tone="ghost" size="small" onClick={() => onAct(act, operator)}>
          {t(act, { count: operator.sessions })}
        </Button>
      ))}
    </span>
  )
}

/** Operators by roles, with the proposals possible about each. */
export function RolesMatrix({ query, mayAct, onAct }: RolesMatrixProps) {
  const { passkeysOnly } = useMe()
  const columns = [
    textColumn<Operator>('name', t('columns.name'), ({ operator, name }) => (
      <span className="font-medium whitespace-nowrap">
        {name} <span className="num text-ink-3">#{operator}</span>
      </span>
    )),
    textColumn<Operator>('state', t('columns.state'), ({ state }) => (
      <StateChip tone={OPERATOR_TONES[state]} word={t(`states.${state}`)} />
    )),
    ...OPERATOR_ROLES.map(roleColumn),
    textColumn<Operator>('factor', t('columns.factor'), ({ factor, lastLogin }) => (
      <span className="flex flex-col items-start whitespace-nowrap max-[1439px]:w-20 max-[1439px]:whitespace-normal">
        {t(`factors.${factor === 'totp' && passkeysOnly ? 'refused' : factor}`)}
        <span className="num text-12 text-ink-3">{moment(lastLogin)}</span>
      </span>
    )),
    ...(mayAct ? [actsColumn<Operator>((operator) => <Acts operator={operator} onAct={onAct} />)] : []),
  ]
  return (
    <List
      caption={t('caption')}
      query={query}
      rows={(list) => list}
      columns={columns}
      rowKey={({ operator }) => String(operator)}
      empty={t('empty')}
    />
  )
}
